import type { ErrorCode } from '../../../errors.js';
import { INSTANT_PAYOUT_WITHIN, PAYOUT_ACCOUNT_WAIT } from '../../../limits.js';
import type { FeeTable } from '../../../campus/fee-schema.js';

/** Facts that a payout is decided on. Amounts in minor units. */
export interface PayoutFacts {
  /** Balance of the seller in the ledger: sales and credits, less what payouts carry. */
  readonly owed: number;
  /** The seller's debt for chargebacks. Negative when too much was deducted. */
  readonly debt: number;
  /** Undefined until the seller adds an account. */
  readonly account:
    | {
        readonly needsAttention: boolean;
        /** Start of payouts to a new account. Null once the waiting time is over. */
        readonly paidFrom: Date | null;
      }
    | undefined;
  /** True if an earlier payout waits for the operator, so that another one would wait too. Default: false. */
  readonly isDelayed?: boolean;
  /** Remaining amount that the account can receive today. Null without a limit. Default: null. */
  readonly leftToday?: number | null;
}

/** Maximum amount of one payout, in minor units. With its fee it fits into a four-byte integer of the database. */
const LARGEST_PAYOUT = 2_000_000_000;

/** The amount that arrives, the fee of an instant payout, and the part that pays the debt. */
export interface PayoutDecision {
  readonly amount: number;
  readonly fee: number;
  readonly debt: number;
}
/** The refusal of a payout, with the error code of `payouts.create`. */
export interface PayoutRefusal {
  readonly refused: Extract<
    ErrorCode,
    | 'payout_account_missing'
    | 'payout_account_new'
    | 'payout_too_small'
    | 'payout_delayed'
    | 'payout_limit_reached'
  >;
}

/** Returns a seller's balance of sales and credits after their debt, never below 0. */
export const availableOf = ({ owed, debt }: Pick<PayoutFacts, 'owed' | 'debt'>): number =>
  Math.max(0, owed - debt);

/**
 * Returns whether money prevents a student from closing their account. Money that no payout can carry does not: it is no more than
 * the fee, or owed in full. An open chargeback about their sale prevents it, because the result is unknown.
 */
export const keepsAccount = (
  facts: Pick<PayoutFacts, 'owed' | 'debt'> & { readonly hasOpenChargeback: boolean },
  { instantFee }: FeeTable['payout'],
): boolean => availableOf(facts) > instantFee || (facts.hasOpenChargeback && facts.owed > 0);

/** Returns whether a new account is still in its waiting time. */
export const isWaiting = ({ paidFrom }: { readonly paidFrom: Date | null }, now: Date): boolean =>
  paidFrom !== null && paidFrom > now;

/** A wallet or a bank account. The fields of the other are null. */
interface PaidAccount {
  readonly network: string | null;
  readonly phone: string | null;
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
}

/** Returns whether two accounts are the same. The same number at another network or bank is another person's, so it waits like a new one. */
export const isSameAccount = (paidAccount: PaidAccount, other: PaidAccount): boolean =>
  (['network', 'phone', 'bankCode', 'accountNumber'] as const).every(
    (field) => paidAccount[field] === other[field],
  );

/** Returns the time from which a newly added account receives payouts. */
export const paidFromOf = (now: Date): Date => new Date(now.getTime() + PAYOUT_ACCOUNT_WAIT);

/** Returns whether a payout that was requested at `createdAt` arrives too late to cost the fee of an instant one. */
export const isLate = (createdAt: Date, arrivedAt: Date): boolean =>
  arrivedAt.getTime() - createdAt.getTime() > INSTANT_PAYOUT_WITHIN;

/** Returns whether two spellings may be one person's name: all words of the shorter one are in the other. */
export function isSameHolder(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

/** Returns whether two spellings are the same name: the same words, in any order, case and accents. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one).sort().join(' ') === wordsOf(other).sort().join(' ');

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** Returns the rest of a wallet's limit on a day, after `sent`. Null without a limit. */
export const leftOf = (limit: number | null, sent: number): number | null =>
  limit === null ? null : Math.max(0, limit - sent);

/** Returns the amount that an instant payout would bring now, or 0. */
export function payableNow(
  facts: Pick<PayoutFacts, 'owed' | 'debt' | 'leftToday'>,
  { instantFee }: FeeTable['payout'],
): number {
  const remaining = facts.leftToday ?? LARGEST_PAYOUT;
  return remaining <= instantFee ? 0 : Math.max(0, Math.min(availableOf(facts) - instantFee, remaining));
}

/**
 * Decides a payout. `instant` is requested by the seller and costs a fee. `daily` needs the minimum and a working account. Money above the
 * account's limit stays with the seller until the next payout.
 */
export function decidePayout(
  kind: 'instant' | 'daily',
  facts: PayoutFacts,
  { minimum, instantFee }: FeeTable['payout'],
  now: Date,
): PayoutDecision | PayoutRefusal {
  const { account, debt } = facts;
  if (account === undefined || (kind === 'daily' && account.needsAttention))
    return { refused: 'payout_account_missing' };
  if (isWaiting(account, now)) return { refused: 'payout_account_new' };
  if (facts.isDelayed === true) return { refused: 'payout_delayed' };
  const fee = kind === 'instant' ? instantFee : 0;
  const available = availableOf(facts);
  if (kind === 'instant' ? available <= fee : available < minimum) return { refused: 'payout_too_small' };
  const remaining = Math.min(facts.leftToday ?? LARGEST_PAYOUT, LARGEST_PAYOUT);
  const amount = Math.min(available - fee, remaining);
  const isWorthIt = kind === 'instant' ? amount > fee : amount >= minimum;
  if (amount < available - fee && !isWorthIt) return { refused: 'payout_limit_reached' };
  return { amount, fee, debt };
}

/** The amount of a sale's share or of a credit that no payout carries yet. In minor units. */
interface Unsettled {
  readonly amount: number;
}

/** The amount of one item that a payout carries. `isLast`: nothing of the item remains for another payout. */
export interface PayoutPart<T> {
  readonly item: T;
  readonly amount: number;
  readonly isLast: boolean;
}

/**
 * Returns the parts of items that a payout carries, in order. `owed` is the ledger's balance before it. Money of no item, such as a
 * returned fee, is carried first. An item above the rest of the payout is carried in part.
 */
export function partsOf<T extends Unsettled>(
  items: readonly T[],
  owed: number,
  { amount, fee, debt }: PayoutDecision,
): PayoutPart<T>[] {
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  let covered = total - owed + amount + fee + debt;
  const parts: PayoutPart<T>[] = [];
  for (const item of items) {
    const isLast = item.amount <= covered;
    const part = Math.min(item.amount, covered);
    if (isLast || part > 0) parts.push({ item, amount: part, isLast });
    if (!isLast) break;
    covered -= item.amount;
  }
  return parts;
}
