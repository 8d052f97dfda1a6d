import {
  givesAway,
  givesVoucherAway,
  mayHoldCode,
  mayHoldVoucher,
} from '@campushive/contract/scam/code-guard';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import { orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { voucherCodeOf } from '../payments/release/voucher-keys.js';

const CODE_DIGITS = 6;

/**
 * Refuses, with `code_in_message`, a text that holds the handover code or the release voucher of an order for which the sender's
 * money is held, unless they have confirmed it: either of them releases the money.
 */
export async function guardOwnCode(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  senderId: string,
  { content, confirmed }: { readonly content: string; readonly confirmed?: boolean | undefined },
): Promise<void> {
  if (confirmed === true || !(mayHoldCode(content, CODE_DIGITS) || mayHoldVoucher(content))) return;
  const held = await db
    .select({ orderId: orders.id, digits: orders.handoverCode })
    .from(orders)
    .where(and(eq(orders.buyerId, senderId), eq(orders.status, 'held')));
  const digits = held.map((one) => one.digits);
  const vouchers = held.map(({ orderId }) => ({ orderId, code: voucherCodeOf(secrets, orderId) }));
  if (givesAway(content, digits) || givesVoucherAway(content, vouchers)) {
    throw new Failure(
      'code_in_message',
      'This message contains your handover code. Show it only when you have what you paid for.',
    );
  }
}
