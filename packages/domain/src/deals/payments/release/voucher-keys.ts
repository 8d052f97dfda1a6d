import {
  hexOf,
  readVoucher,
  voucherBody,
  voucherCode,
  voucherCommitment,
  voucherText,
  type Voucher,
} from '@campushive/contract/rules/voucher-format';
import { fromBase64 } from '../../../platform/base64.js';
import { sha256Of } from '../../../platform/digests.js';
import type { Secrets } from '../../../platform/ports/secrets.js';

/** Signs and verifies release vouchers. */
export interface VoucherKeys {
  /** Public key for phones: 32 bytes in base64url. */
  readonly publicKey: string;
  /** Returns the code of an order, always the same one. */
  codeOf(orderId: string): string;
  /** Hash by which the seller's phone checks a typed code. */
  commitmentOf(orderId: string): string;
  write(voucher: Voucher): string;
  /** Reads a voucher; returns null unless this server signed it. */
  open(text: string): Voucher | null;
}

/** Returns the code of an order's voucher, always the same one. */
export const voucherCodeOf = (secrets: Secrets, orderId: string): string =>
  voucherCode(fromBase64(secrets.keyed('release-voucher-code', orderId)));

/** Derives the keys from SESSION_SECRET, so that all processes share them and no key is stored. */
export function createVoucherKeys(secrets: Secrets): VoucherKeys {
  const key = secrets.signingKey('release-voucher-key');
  const codeOf = (orderId: string) => voucherCodeOf(secrets, orderId);
  return {
    publicKey: key.publicKey,
    codeOf,
    commitmentOf: (orderId) => hexOf(sha256Of(voucherCommitment(orderId, codeOf(orderId)))),
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
