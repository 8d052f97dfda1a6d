import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import {
  readVoucher,
  voucherBody,
  voucherCode,
  voucherCommitment,
  voucherText,
  type Voucher,
} from '@campushive/contract/rules/voucher-format';
import type { Secrets } from '../../platform/secrets.js';

/** What comes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs and recognises release vouchers. */
export interface VoucherKeys {
  /** For phones: 32 bytes in base64url. */
  readonly publicKey: string;
  /** The code of an order, which is the same whenever it is asked for. */
  codeOf(orderId: string): string;
  /** What the seller's phone checks a typed code by. */
  commitmentOf(orderId: string): string;
  write(voucher: Voucher): string;
  /** What a voucher says; null when this server did not sign it. */
  open(text: string): Voucher | null;
}

/** The code of an order's voucher, which is the same whenever it is asked for. */
export const voucherCodeOf = (secrets: Secrets, orderId: string): string =>
  voucherCode(Buffer.from(secrets.keyed('release-voucher-code', orderId), 'base64url'));

/** Keys that follow from SESSION_SECRET, so that all processes have the same ones and none is stored. */
export function createVoucherKeys(secrets: Secrets): VoucherKeys {
  const seed = Buffer.from(secrets.keyed('release-voucher-key', 'ed25519'), 'base64url');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const codeOf = (orderId: string) => voucherCodeOf(secrets, orderId);
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    codeOf,
    commitmentOf: (orderId) =>
      createHash('sha256')
        .update(voucherCommitment(orderId, codeOf(orderId)))
        .digest('hex'),
    write(voucher) {
      const body = voucherBody(voucher);
      return voucherText(body, sign(null, body, privateKey));
    },
    open(text) {
      const found = readVoucher(text);
      return found !== null && verify(null, found.body, publicKey, found.signature) ? found.voucher : null;
    },
  };
}
