import { DAY } from '../limits.js';
import type { OrderStatus } from '../order-status.js';
import { decideRelease, type OrderFacts, type OrderSide, type Release } from './orders.js';
import type { Refused } from './refused.js';
import type { Voucher } from './voucher-format.js';

/** A phone's clock may be a day off before anything is refused by it: the server's time decides. */
export const CLOCK_TOLERANCE = DAY;

export type VoucherRefusal =
  | 'forbidden'
  | 'release_voucher_invalid'
  | 'release_voucher_expired'
  | 'order_frozen'
  | 'order_disputed'
  | 'order_not_held'
  | 'conflict';

/** What the server knows of a voucher that is handed in. */
export interface HandedIn {
  /** Signed by the server, or its typed code; and of this order. */
  readonly isGenuine: boolean;
  readonly expiresAt: Date;
  /** Held money of a suspended seller stays held. */
  readonly isSellerSuspended: boolean;
}

/**
 * Decides what a voucher does, whichever of the two hands it in: it releases once, and the second to come is answered as the first.
 * One that is not genuine learns nothing of the order.
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

/** Why a phone refuses what was scanned or typed, without asking the server. */
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
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number];

/** What a seller's phone knows without a network. */
export interface PhoneFacts {
  readonly userId: string;
  /** The order whose page is open. */
  readonly orderId: string;
  /** How the order was when the phone was last online; null when it has not heard of it. */
  readonly status: OrderStatus | null;
  /** A voucher of this order waits on this phone already. */
  readonly isTaken: boolean;
  /** The phone's time, set right by what the server's was when they last spoke. */
  readonly now: Date;
}

/** What a phone makes of a voucher. `clock`: it cannot be sure of the time, and the server decides. */
export type PhoneAnswer =
  | { readonly status: 'accepted'; readonly note: 'clock' | null }
  | { readonly status: 'refused'; readonly problem: VoucherProblem };

const refused = (problem: VoucherProblem): PhoneAnswer => ({ status: 'refused', problem });

/** Decides on the phone about a voucher whose signature is good. */
export function judgeVoucher(voucher: Voucher, phone: PhoneFacts): PhoneAnswer {
  if (voucher.sellerId !== phone.userId) return refused('not_yours');
  if (voucher.orderId !== phone.orderId) return refused('other_order');
  return judgeOrder(phone, voucher);
}

/** The same for a typed code, which was found to be this order's. */
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
