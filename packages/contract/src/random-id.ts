/**
 * Returns a random UUID (version 4). `crypto.randomUUID` exists only in secure contexts: a page on plain http, as in a local network, and
 * an older browser build one from `crypto.getRandomValues`.
 */
export function randomId(source: RandomSource = globalThis.crypto): string {
  // eslint-disable-next-line floor/no-newer-api -- the one place that asks for it
  if (typeof source.randomUUID === 'function') return source.randomUUID();
  const bytes = [...source.getRandomValues(new Uint8Array(16))].map((byte, at) => {
    // The version and the variant of RFC 9562.
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The part of `crypto` that ids need. */
export interface RandomSource {
  readonly randomUUID?: () => string;
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}
