import { DAY } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { decideRelease, type Release } from './orders.js';
import type { Refused } from '../../base/refused.js';
import type { Voucher } from './voucher-format.js';
import type { OrderFacts, OrderSide } from './order-facts.js';

/** Allowed error of a phone's clock in ms before its decisions depend on it. The server's time decides. */
export const CLOCK_TOLERANCE = DAY;

/** The error code of a refused voucher. `conflict`: the seller is suspended, so the money stays held. */
export type VoucherRefusal =
  | 'forbidden'
  | 'release_voucher_invalid'
  | 'release_voucher_expired'
  | 'order_frozen'
  | 'order_disputed'
  | 'order_not_held'
  | 'conflict';

/** The server's facts about a submitted voucher. */
export interface HandedIn {
  /** The voucher has the server's signature or is its typed code, and belongs to this order. */
  readonly isGenuine: boolean;
  readonly expiresAt: Date;
  /** Money for a suspended seller stays held. */
  readonly isSellerSuspended: boolean;
}

/**
 * Decides the effect of a voucher that either side submits. A voucher releases once, and the second submission gets the same answer. The
 * answer to a forged voucher reveals nothing about the order.
 */
export function decideVoucher(
  side: OrderSide,
  facts: OrderFacts,
  { isGenuine, expiresAt, isSellerSuspended }: HandedIn,
  now: Date,
): Release | 'done' | Refused<VoucherRefusal> {
  if (side === null) return { refused: 'forbidden' };
  if (!isGenuine) return { refused: 'release_voucher_invalid' };
  if (facts.status === 'released' || facts.status === 'paid_out') return 'done';
  if (facts.status === 'frozen') return { refused: 'order_frozen' };
  if (facts.status === 'disputed') return { refused: 'order_disputed' };
  if (facts.status !== 'held' || facts.item === 'ticket') return { refused: 'order_not_held' };
  if (expiresAt <= now) return { refused: 'release_voucher_expired' };
  if (isSellerSuspended) return { refused: 'conflict' };
  const decision = decideRelease(facts, now);
  return 'refused' in decision ? { refused: 'order_not_held' } : decision;
}

/** Reasons for which a phone rejects a scanned or typed voucher without asking the server. */
export const VOUCHER_PROBLEMS = [
  'unreadable',
  'unsupported',
  'no_key',
  'forged',
  'not_yours',
  'other_order',
  'taken',
  'frozen',
  'over',
  'expired',
  'code_unknown',
] as const;
/** A phone's reason for rejecting a voucher without asking the server. */
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number];

/** Facts that a seller's phone has without a network. */
export interface PhoneFacts {
  readonly userId: string;
  /** The order whose page is open. */
  readonly orderId: string;
  /** The order's state when the phone was last online. Null when the phone does not know the order. */
  readonly status: OrderStatus | null;
  /** True when a voucher of this order is already waiting on this phone. */
  readonly isTaken: boolean;
  /** The phone's time, corrected by the server's at the last contact. */
  readonly now: Date;
}

/** A phone's decision about a voucher. `clock`: the phone is not sure of the time, and the server decides. */
export type PhoneAnswer =
  | { readonly status: 'accepted'; readonly note: 'clock' | null }
  | { readonly status: 'refused'; readonly problem: VoucherProblem };

const refused = (problem: VoucherProblem): PhoneAnswer => ({ status: 'refused', problem });

/** Decides on the phone about a voucher with a valid signature. */
export function judgeVoucher(voucher: Voucher, phone: PhoneFacts): PhoneAnswer {
  if (voucher.sellerId !== phone.userId) return refused('not_yours');
  if (voucher.orderId !== phone.orderId) return refused('other_order');
  return judgeOrder(phone, voucher);
}

/** Decides about a typed code that belongs to this order, by the same rules. */
export function judgeOrder(
  { status, isTaken, now }: PhoneFacts,
  { issuedAt, expiresAt }: { readonly issuedAt: Date | null; readonly expiresAt: Date },
): PhoneAnswer {
  if (isTaken) return refused('taken');
  if (status === 'frozen' || status === 'disputed') return refused('frozen');
  if (status !== null && status !== 'held') return refused('over');
  const time = now.getTime();
  if (time - expiresAt.getTime() >= CLOCK_TOLERANCE) return refused('expired');
  const isOff = expiresAt <= now || (issuedAt !== null && issuedAt.getTime() - time > CLOCK_TOLERANCE);
  return { status: 'accepted', note: isOff ? 'clock' : null };
}
