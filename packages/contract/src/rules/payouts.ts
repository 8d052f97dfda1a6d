import type { FeeTable } from '../campus-schema.js';
import type { ErrorCode } from '../errors.js';
import { PAYOUT_ACCOUNT_WAIT } from '../limits.js';

/** What a payout is decided on. Amounts in minor units. */
export interface PayoutFacts {
  /** What the seller's sales brought and the campus gave, and no payout carries yet. */
  readonly owed: number;
  /** What the seller owes for chargebacks; negative when too much was kept. */
  readonly debt: number;
  /** Undefined until the seller named one. */
  readonly account:
    | {
        readonly needsAttention: boolean;
        /** A new account is paid to from then on; null for one that has waited. */
        readonly paidFrom: Date | null;
      }
    | undefined;
  /** Whether an earlier payout waits for the operator. Another one would wait beside it. Default: false. */
  readonly isDelayed?: boolean;
}

/** What arrives, what having it at once costs, and what of the debt it pays. */
export interface PayoutDecision {
  readonly amount: number;
  readonly fee: number;
  readonly debt: number;
}
export interface PayoutRefusal {
  readonly refused: Extract<
    ErrorCode,
    'payout_account_missing' | 'payout_account_new' | 'payout_too_small' | 'payout_delayed'
  >;
}

/** What is left of a seller's sales and credits after their debt. */
export const availableOf = ({ owed, debt }: Pick<PayoutFacts, 'owed' | 'debt'>): number =>
  Math.max(0, owed - debt);

/**
 * Whether money keeps a student from closing their account. What no payout can ever carry does not: it is less than sending it costs, or
 * all of it is owed. While a bank decides about a sale of theirs, no one knows.
 */
export const keepsAccount = (
  facts: Pick<PayoutFacts, 'owed' | 'debt'> & { readonly hasOpenChargeback: boolean },
  { instantFee }: FeeTable['payout'],
): boolean => availableOf(facts) > instantFee || (facts.hasOpenChargeback && facts.owed > 0);

/** Whether an account was named too recently to be paid to. */
export const isWaiting = ({ paidFrom }: { readonly paidFrom: Date | null }, now: Date): boolean =>
  paidFrom !== null && paidFrom > now;

interface Wallet {
  readonly network: string;
  readonly phone: string;
}

/** Whether two wallets are one. The same number at another network is another person's wallet: it waits like any other new one. */
export const isSameWallet = (one: Wallet, other: Wallet): boolean =>
  one.network === other.network && one.phone === other.phone;

/** From when on an account that is named now is paid to. */
export const paidFromOf = (now: Date): Date => new Date(now.getTime() + PAYOUT_ACCOUNT_WAIT);

/** Whether two spellings may be one person's name: the words of the shorter one are among those of the other. */
export function isSameHolder(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

/** Whether two spellings are of one and the same name: the same words, in any order, case and accents. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one).sort().join(' ') === wordsOf(other).sort().join(' ');

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** Decides a payout: `instant` is asked for and costs a fee, `daily` needs the minimum and an account that works. */
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
  return { amount: available - fee, fee, debt };
}
