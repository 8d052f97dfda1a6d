import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Secrets, SigningKey } from '@campushive/domain/platform/ports/secrets';

/** PKCS #8 prefix (RFC 8410) of the 32 bytes of an Ed25519 private key. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key of a purpose from SESSION_SECRET, so that all processes share it and no key is stored. */
export function createSigningKey(secrets: Pick<Secrets, 'keyed'>, purpose: string): SigningKey {
  const seed = Buffer.from(secrets.keyed(purpose, 'ed25519'), 'base64url');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    sign: (body) => sign(null, body, privateKey),
    verifies: (body, signature) => verify(null, body, publicKey, signature),
  };
}
