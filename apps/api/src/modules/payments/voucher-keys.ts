import { createHash } from 'node:crypto';
import {
  readVoucher,
  voucherBody,
  voucherCode,
  voucherCommitment,
  voucherText,
  type Voucher,
} from '@campushive/contract/rules/voucher-format';
import type { Secrets } from '../../platform/secrets.js';
import { createSigningKey } from '../../platform/signing-keys.js';

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
  const key = createSigningKey(secrets, 'release-voucher-key');
  const codeOf = (orderId: string) => voucherCodeOf(secrets, orderId);
  return {
    publicKey: key.publicKey,
    codeOf,
    commitmentOf: (orderId) =>
      createHash('sha256')
        .update(voucherCommitment(orderId, codeOf(orderId)))
        .digest('hex'),
    write(voucher) {
      const body = voucherBody(voucher);
      return voucherText(body, key.sign(body));
    },
    open(text) {
      const found = readVoucher(text);
      return found !== null && key.verifies(found.body, found.signature) ? found.voucher : null;
    },
  };
}
