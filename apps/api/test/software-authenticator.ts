import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@campushive/contract';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Deviations of the device's statements from the truth. */
export interface Bent {
  /** Origin according to the device. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether its owner was asked for a finger or a PIN. Default: true. */
  readonly verified?: boolean;
  readonly type?: string;
  readonly challenge?: string;
  /** Use counter according to the device. Default: one more than last time. */
  readonly counter?: number;
  readonly userHandle?: string;
}

export interface SoftwareAuthenticator {
  create(options: PasskeyCreation['options'], bent?: Bent): CreatedPasskey;
  use(options: PasskeyRequest['options'], bent?: Bent): UsedPasskey;
}

interface Key {
  readonly id: Buffer;
  readonly handle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

/** Creates a device with standard passkeys: ES256, no attestation. It has one key; creating another replaces it. */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  let key: Key | undefined;
  const clientData = (type: string, challenge: string, bent: Bent) =>
    Buffer.from(
      JSON.stringify({
        type: bent.type ?? type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? origin,
        crossOrigin: false,
      }),
    );
  return {
    create(options, bent = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      key = { id: randomBytes(16), handle: options.user.id, privateKey, counter: bent.counter ?? 0 };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = [Buffer.alloc(16), Buffer.from([0, key.id.length]), key.id, cbor(cose)];
      const authData = Buffer.concat([dataOf(bent.rpId ?? options.rp.id, key, bent, 0x40), ...attested]);
      const attestation = new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: key.id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options.challenge, bent).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    use(options, bent = {}) {
      if (key === undefined) throw new Error('This device has no passkey yet');
      key.counter = bent.counter ?? key.counter + 1;
      const authenticatorData = dataOf(bent.rpId ?? options.rpId, key, bent, 0);
      const json = clientData('webauthn.get', options.challenge, bent);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(json).digest()]);
      return {
        id: key.id.toString('base64url'),
        clientDataJSON: json.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        userHandle: bent.userHandle ?? key.handle,
      };
    },
  };
}

/** Hash of the site, flags (present, verified), counter. */
function dataOf(rpId: string, { counter }: Key, { verified = true }: Bent, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const site = createHash('sha256').update(rpId).digest();
  return Buffer.concat([site, Buffer.from([flags | 0x01 | (verified ? 0x04 : 0)]), count]);
}

/** Encodes CBOR, as far as an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
  }
  throw new Error('Not a value of an attestation');
}

function head(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  if (length < 256) return Buffer.from([kind | 24, length]);
  return Buffer.from([kind | 25, length >> 8, length & 0xff]);
}
