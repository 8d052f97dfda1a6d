import type { Client, CreatedPasskey, UsedPasskey } from '@campushive/contract';
import type { PasskeyOutcome, PasskeysPort } from '../kernel/index.js';

export interface SoftwareAuthenticatorOptions {
  /** Owner's response to a prompt, or a device that cannot. Default: agrees. */
  readonly owner?: 'agrees' | 'cancels' | 'fails';
  /** Default: true. */
  readonly supported?: boolean;
}

interface Key {
  readonly id: string;
  readonly userHandle: string;
  readonly pair: CryptoKeyPair;
  uses: number;
}

/** Site of the campus in a page. */
const ORIGIN = 'https://campus.example';
const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const USER_IS_PRESENT = 0x01;
const USER_IS_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Creates a device with passkeys, as the server accepts them: ES256 keys that never leave this page, without attestation. */
export function createSoftwareAuthenticator(options: SoftwareAuthenticatorOptions = {}): PasskeysPort {
  const { owner = 'agrees', supported = true } = options;
  const keys: Key[] = [];
  const answer = async <C>(make: () => Promise<C>): Promise<PasskeyOutcome<C>> => {
    if (owner === 'agrees') return { status: 'done', credential: await make() };
    return { status: owner === 'fails' ? 'failed' : 'cancelled' };
  };
  return {
    supported: () => supported,
    autofills: async () => false,
    async create({ challenge, user, rp, excludeCredentials }): Promise<PasskeyOutcome<CreatedPasskey>> {
      if (keys.some(({ id }) => excludeCredentials.some((one) => one.id === id))) return { status: 'known' };
      return answer(async () => {
        const pair = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
        const rawId = crypto.getRandomValues(new Uint8Array(16));
        const key: Key = { id: toBase64url(rawId), userHandle: user.id, pair, uses: 0 };
        keys.push(key);
        const attested = [new Uint8Array(16), Uint8Array.of(0, rawId.length), rawId, await coseOf(pair)];
        const authData = joined(await authenticatorData(rp.id, key, HAS_KEY), ...attested);
        return {
          id: key.id,
          clientDataJSON: toBase64url(clientData('webauthn.create', challenge)),
          attestationObject: toBase64url(
            cbor(
              new Map<CborValue, CborValue>([
                ['fmt', 'none'],
                ['attStmt', new Map()],
                ['authData', authData],
              ]),
            ),
          ),
          transports: ['internal'],
        };
      });
    },
    async use({ challenge, rpId, allowCredentials }): Promise<PasskeyOutcome<UsedPasskey>> {
      const fits = ({ id }: Key) =>
        allowCredentials.length === 0 || allowCredentials.some((one) => one.id === id);
      const key = keys.findLast(fits);
      if (key === undefined) return { status: owner === 'fails' ? 'failed' : 'cancelled' };
      return answer(async () => {
        key.uses += 1;
        const data = await authenticatorData(rpId, key, 0);
        const client = clientData('webauthn.get', challenge);
        const signed = joined(data, await sha256(client));
        const signature = new Uint8Array(await crypto.subtle.sign(ES256, key.pair.privateKey, signed));
        return {
          id: key.id,
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(data),
          signature: toBase64url(derOf(signature)),
          userHandle: key.userHandle,
        };
      });
    },
    cancel: () => undefined,
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

const clientData = (type: string, challenge: string): Bytes =>
  new TextEncoder().encode(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false }));

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Returns the hash of the site, the flags and the use counter. */
async function authenticatorData(rpId: string, { uses }: Key, flags: number): Promise<Bytes> {
  const site = await sha256(new TextEncoder().encode(rpId));
  const counter = [uses >>> 24, (uses >>> 16) & 255, (uses >>> 8) & 255, uses & 255];
  return joined(site, Uint8Array.of(flags | USER_IS_PRESENT | USER_IS_VERIFIED, ...counter));
}

/** Returns the public key as COSE (RFC 9053): kind EC2, algorithm ES256, curve P-256. */
async function coseOf({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return cbor(
    new Map<CborValue, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, fromBase64url(x)],
      [-3, fromBase64url(y)],
    ]),
  );
}

/** Converts a signature of Web Crypto, two numbers of 32 bytes, to DER, which authenticators return. */
function derOf(signature: Bytes): Bytes {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((number) => {
    const from = number.findIndex((byte) => byte !== 0);
    const digits = number.slice(Math.max(from, 0));
    const positive = (digits[0] ?? 0) > 127 ? joined(Uint8Array.of(0), digits) : digits;
    return joined(Uint8Array.of(2, positive.length), positive);
  });
  const content = joined(...numbers);
  return joined(Uint8Array.of(0x30, content.length), content);
}

type CborValue = string | number | Bytes | Map<CborValue, CborValue>;

/** Encodes CBOR (RFC 8949), as far as an attestation needs it. */
function cbor(value: CborValue): Bytes {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value);
    return joined(cborHead(3, text.length), text);
  }
  if (value instanceof Map)
    return joined(cborHead(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]));
  return joined(cborHead(2, value.length), value);
}

function cborHead(major: number, length: number): Bytes {
  const kind = major << 5;
  if (length < 24) return Uint8Array.of(kind | length);
  return length < 256
    ? Uint8Array.of(kind | 24, length)
    : Uint8Array.of(kind | 25, length >> 8, length & 255);
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Adds a passkey of this device to a student's account. */
export async function addPasskey(
  { passkeys }: Pick<Client, 'passkeys'>,
  device: PasskeysPort,
  name = 'My phone',
): Promise<void> {
  const { attempt, options } = (await passkeys.begin({})).data;
  const made = await device.create(options);
  if (made.status !== 'done') throw new Error(`The device made no passkey: ${made.status}`);
  await passkeys.create({ attempt, name, credential: made.credential });
}
