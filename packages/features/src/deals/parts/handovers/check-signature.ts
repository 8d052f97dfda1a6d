/** Payload with the server's Ed25519 signature. */
export interface Signed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Verifies offline that one of the server's keys signed the payload. */
export async function checkSignature(
  { body, signature }: Signed,
  keys: readonly string[],
): Promise<'good' | 'forged' | 'no_key' | 'unsupported'> {
  if (keys.length === 0) return 'no_key';
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return 'unsupported';
  try {
    for (const x of keys) {
      const key = await subtle.importKey(
        'jwk',
        { kty: 'OKP', crv: 'Ed25519', x },
        { name: 'Ed25519' },
        false,
        ['verify'],
      );
      if (await subtle.verify({ name: 'Ed25519' }, key, signature, body)) return 'good';
    }
    return 'forged';
  } catch {
    // Unsupported in Chrome before 137, Firefox before 129 and Safari before 17.
    return 'unsupported';
  }
}
