import { hexOf, uuidBytes, uuidOf } from '../orders/voucher-format.js';

/**
 * A ticket as a URL: the organiser's check-in page with the code, followed by the signed data. A phone at a door without a network reads
 * the ticket and its holder from it. Any other camera opens the page.
 */

const VERSION = 1;
const SIGNATURE_BYTES = 64;
const HEAD_BYTES = 51;
/** Bytes of a name, enough to recognise it. Longer names would make the QR code too fine for old cameras. */
const NAME_BYTES = 32;
const NO_KIND = '00000000-0000-0000-0000-000000000000';
/** Separates a ticket's signature from all others of the server. */
const PURPOSE = 'ticket';

/** Number of hash rounds of a code's commitment. Makes guessing one of its 60-bit codes 1,000 times as costly. */
export const COMMITMENT_ROUNDS = 1_000;
const COMMITMENT_BITS = 128;

/** Content of a ticket's QR code. */
export interface SignedTicket {
  readonly eventId: string;
  /** Code in the form that is typed where nothing can be scanned. */
  readonly code: string;
  readonly ticketId: string;
  readonly holderId: string;
  /** Null where the event has no kinds. */
  readonly kindId: string | null;
  /** Number of the ticket within its order, and the order's number of tickets. */
  readonly number: number;
  readonly of: number;
  /** The holder's name, shortened if it is long. */
  readonly holderName: string;
}

/** A parsed ticket whose signature is not verified yet. */
export interface ReadTicket {
  readonly ticket: SignedTicket;
  /** The signed bytes. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Returns the bytes that the server signs: event and code, which are in the URL already, and the rest. */
export const ticketBody = (ticket: SignedTicket): Uint8Array<ArrayBuffer> =>
  bodyOf(ticket.eventId, ticket.code, payloadOf(ticket));

/** Returns the text that follows the code in the URL. */
export const ticketText = (ticket: SignedTicket, signature: Uint8Array): string =>
  base64url(Uint8Array.from([...payloadOf(ticket), ...signature]));

/** Returns the whole URL for the QR code. */
export const ticketAddress = (page: string, code: string, text: string): string =>
  `${page}?code=${code}&ticket=${text}`;

/** Reads a scanned URL. Returns null without a signed ticket, as in older tickets. */
export function readTicket(address: string): ReadTicket | null {
  const eventId = /\/buzz\/([0-9a-f-]{36})\/attendees\?/.exec(address)?.[1];
  const code = /[?&]code=([0-9A-Z]{8,30})(?:&|$)/.exec(address)?.[1];
  const bytes = base64urlBytes(/[?&]ticket=([\w-]+)/.exec(address)?.[1] ?? '');
  if (eventId === undefined || code === undefined || bytes === null) return null;
  const payload = bytes.slice(0, -SIGNATURE_BYTES);
  if (payload.length < HEAD_BYTES || payload[0] !== VERSION) return null;
  const kindId = uuidOf(payload.subarray(33, 49));
  return {
    body: bodyOf(eventId, code, payload),
    signature: bytes.slice(-SIGNATURE_BYTES),
    ticket: {
      eventId,
      code,
      ticketId: uuidOf(payload.subarray(1, 17)),
      holderId: uuidOf(payload.subarray(17, 33)),
      kindId: kindId === NO_KIND ? null : kindId,
      number: payload[49] ?? 1,
      of: payload[50] ?? 1,
      holderName: new TextDecoder().decode(payload.subarray(HEAD_BYTES)),
    },
  };
}

/**
 * Returns the salt of a code's commitment, which phones may know before they see the code. The commitment is PBKDF2-HMAC-SHA-256 of the
 * code with this salt, in hexadecimal.
 */
export const commitmentSalt = (eventId: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`door:${eventId}`);

/** Computes the commitment of a typed code in a browser. Null on pages without TLS, which have no Web Crypto. */
export async function ticketCommitment(eventId: string, code: string): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const key = await subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const salt = commitmentSalt(eventId);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: COMMITMENT_ROUNDS };
  return hexOf(new Uint8Array(await subtle.deriveBits(how, key, COMMITMENT_BITS)));
}

/** Bytes of a commitment, for other implementations. */
export const COMMITMENT_BYTES = COMMITMENT_BITS / 8;

function payloadOf({ ticketId, holderId, kindId, number, of, holderName }: SignedTicket) {
  const name = shortened(holderName);
  const payload = new Uint8Array(HEAD_BYTES + name.length);
  payload[0] = VERSION;
  payload.set(uuidBytes(ticketId), 1);
  payload.set(uuidBytes(holderId), 17);
  payload.set(uuidBytes(kindId ?? NO_KIND), 33);
  payload.set([number, of], 49);
  payload.set(name, HEAD_BYTES);
  return payload;
}

/** Returns as many whole characters as fit. */
function shortened(name: string): Uint8Array {
  const encoder = new TextEncoder();
  let prefix = '';
  for (const character of name) {
    if (encoder.encode(prefix + character).length > NAME_BYTES) break;
    prefix += character;
  }
  return encoder.encode(prefix);
}

function bodyOf(eventId: string, code: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${PURPOSE}:${eventId}:${code}:`);
  return Uint8Array.from([...head, ...payload]);
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function base64urlBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '') return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
