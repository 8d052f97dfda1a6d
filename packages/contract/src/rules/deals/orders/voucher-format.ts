/**
 * A release voucher as text: all data that a seller's phone needs to check it without a network, signed by the server. Phones scan it from
 * each other's screens, so it is short, and limited to characters that suit QR codes and typing.
 */

/** Crockford's base 32: no letter looks like a figure. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'RV1:';
const VERSION = 1;
const CODE_BYTES = 10;
const BODY_BYTES = 76;
const SIGNATURE_BYTES = 64;
const SIGNED_LENGTH = ((BODY_BYTES + SIGNATURE_BYTES) * 8) / 5;

/** Number of characters of the typed code, which is used where nothing can be scanned: 80 bits, which cannot be guessed. */
const VOUCHER_CODE_LENGTH = (CODE_BYTES * 8) / 5;

/** Content of a voucher. */
export interface Voucher {
  readonly orderId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  /** Amount that the seller receives, in minor units. */
  readonly payout: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The order's code: the same voucher in a form that can be typed. */
  readonly code: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** A parsed voucher whose signature is not verified yet. */
export interface ReadVoucher {
  readonly voucher: Voucher;
  /** The signed bytes. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Returns the bytes that the server signs. */
export function voucherBody(voucher: Voucher): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(BODY_BYTES);
  const view = new DataView(body.buffer);
  view.setUint8(0, VERSION);
  body.set(uuidBytes(voucher.orderId), 1);
  body.set(uuidBytes(voucher.buyerId), 17);
  body.set(uuidBytes(voucher.sellerId), 33);
  view.setUint16(49, Math.floor(voucher.payout / 2 ** 32));
  view.setUint32(51, voucher.payout % 2 ** 32);
  body.set(new TextEncoder().encode(voucher.currency.padEnd(3).slice(0, 3)), 55);
  body.set(base32Bytes(voucher.code) ?? [], 58);
  view.setUint32(68, seconds(voucher.issuedAt));
  view.setUint32(72, seconds(voucher.expiresAt));
  return body;
}

/** Formats a signed voucher for a QR code: `RV1:`, then body and signature in Crockford's base 32. */
export const voucherText = (body: Uint8Array, signature: Uint8Array): string =>
  PREFIX + base32(Uint8Array.from([...body, ...signature]));

/** Reads a voucher's text. Returns null for any other text. */
export function readVoucher(text: string): ReadVoucher | null {
  const typed = compactVoucher(text);
  if (!typed.startsWith(PREFIX) || typed.length !== PREFIX.length + SIGNED_LENGTH) return null;
  const bytes = base32Bytes(typed.slice(PREFIX.length));
  if (bytes === null || bytes[0] !== VERSION) return null;
  const body = bytes.slice(0, BODY_BYTES);
  const view = new DataView(body.buffer);
  return {
    body,
    signature: bytes.slice(BODY_BYTES),
    voucher: {
      orderId: uuidOf(body.subarray(1, 17)),
      buyerId: uuidOf(body.subarray(17, 33)),
      sellerId: uuidOf(body.subarray(33, 49)),
      payout: view.getUint16(49) * 2 ** 32 + view.getUint32(51),
      currency: new TextDecoder().decode(body.subarray(55, 58)),
      code: base32(body.subarray(58, 68)),
      issuedAt: new Date(view.getUint32(68) * 1_000),
      expiresAt: new Date(view.getUint32(72) * 1_000),
    },
  };
}

/** Normalises a typed code for comparison: `k7qf 2m9x…` in capitals without gaps. Null for any other text. */
export function readVoucherCode(text: string): string | null {
  const typed = compactVoucher(text);
  return typed.length === VOUCHER_CODE_LENGTH && base32Bytes(typed) !== null ? typed : null;
}

/** Formats a code in groups of four. */
export const voucherCodeShown = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ');

/** Encodes ten random bytes as a code. */
export const voucherCode = (bytes: Uint8Array): string => base32(bytes.subarray(0, CODE_BYTES));

/**
 * Returns the input of a code's commitment, which a seller's phone may know before it sees the code. The commitment is the SHA-256 of these
 * bytes, in hexadecimal.
 */
export const voucherCommitment = (orderId: string, code: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`release:${orderId}:${code}`);

/** Returns bytes as lower-case hexadecimal digits, two a byte. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

/** Normalises typed text: small letters, gaps, and letters that look like figures. */
export const compactVoucher = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Converts a UUID to its 16 bytes. */
export function uuidBytes(id: string): Uint8Array {
  const hex = id.replaceAll('-', '');
  return Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

/** Converts 16 bytes to a UUID. */
export const uuidOf = (bytes: Uint8Array): string =>
  hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function base32(bytes: Uint8Array): string {
  let text = '';
  let [buffer, bits] = [0, 0];
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(buffer >> (bits - 5)) & 31] ?? '';
    buffer &= (1 << bits) - 1;
  }
  return text;
}

/** Decodes base32 text of whole bytes, which all of ours are. */
function base32Bytes(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  let [buffer, bits] = [0, 0];
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) bytes.push((buffer >> (bits -= 8)) & 255);
    buffer &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
