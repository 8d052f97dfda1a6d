import { DAY, HOUR } from '../../../limits.js';
import type { Difference, Reconciled } from '../../../deals/reconciliation.js';

/** Grace period in ms. Newer movements may be on one side only, and are compared the next night. */
export const SETTLING = HOUR;
/** Period that each night covers, in ms. Later nights make up for a failed one. */
export const LOOK_BACK = 3 * DAY;
/** Additional period of the provider's lists, in ms. They select by start time, which precedes settlement. */
export const START_MARGIN = 4 * DAY;

/** A movement of money, as recorded by one side. Amounts in minor units of `currency`. */
export interface Movement {
  readonly of: Exclude<Reconciled, 'balance'>;
  /** Our reference. For a refund, that of its charge. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** Time of settlement or booking. */
  readonly at: Date;
  /** Change of the provider's balance. */
  readonly effect: number;
}

/** The movements and the balance that one side has recorded. Amounts are in minor units. */
export interface Books {
  readonly movements: readonly Movement[];
  /** Our balance at the provider, in the campus's currency. */
  readonly balance: number;
}

/** A difference between the ledger and the provider. Amounts are in minor units of `currency` (ISO 4217). */
export interface FoundDifference {
  readonly of: Reconciled;
  readonly kind: Difference;
  /** Null for the balance. */
  readonly reference: string | null;
  readonly currency: string;
  /** Null where one side has no entry. */
  readonly ours: number | null;
  readonly theirs: number | null;
}

/**
 * Compares our ledger with the provider's lists. `ours` holds our movements since `LOOK_BACK` and those that the provider lists. `theirs`
 * holds the provider's list from `BEGUN_BEFORE` on.
 */
export function compareBooks(ours: Books, theirs: Books, currency: string, now: Date): FoundDifference[] {
  const settled = now.getTime() - SETTLING;
  const from = now.getTime() - LOOK_BACK;
  const isDue = ({ at }: Movement) => at.getTime() <= settled && at.getTime() >= from;
  const [ownById, providerById] = [indexOf(ours.movements), indexOf(theirs.movements)];
  const found: FoundDifference[] = [];
  for (const [key, one] of providerById) {
    const mine = ownById.get(key);
    if (mine === undefined) {
      if (isDue(one)) found.push({ ...named(one), kind: 'missing_here', ours: null, theirs: one.amount });
    } else if (mine.amount !== one.amount || mine.currency !== one.currency) {
      found.push({ ...named(one), kind: 'amount', ours: mine.amount, theirs: one.amount });
    }
  }
  for (const [key, one] of ownById) {
    if (isDue(one) && !providerById.has(key))
      found.push({ ...named(one), kind: 'missing_there', ours: one.amount, theirs: null });
  }
  // Movements that only one side has and that are still settling will reach the other.
  const isNew = ({ at }: Movement) => at.getTime() > settled;
  const underWay = (from: ReadonlyMap<string, Movement>, to: ReadonlyMap<string, Movement>) =>
    [...from]
      .filter(([key, one]) => isNew(one) && one.currency === currency && !to.has(key))
      .reduce((sum, [, { effect }]) => sum + effect, 0);
  const expected = ours.balance + underWay(providerById, ownById) - underWay(ownById, providerById);
  if (expected !== theirs.balance) {
    const kind = 'amount' as const;
    found.push({ of: 'balance', kind, reference: null, currency, ours: expected, theirs: theirs.balance });
  }
  return found;
}

/** Indexes movements by reference. Several movements with one reference are added up, or later ones would be missed. */
function indexOf(movements: readonly Movement[]): ReadonlyMap<string, Movement> {
  const found = new Map<string, Movement>();
  for (const one of movements) {
    const key = `${one.of}:${one.reference}`;
    const before = found.get(key);
    found.set(key, before === undefined ? one : together(before, one));
  }
  return found;
}

const together = (one: Movement, other: Movement): Movement => ({
  ...(one.at < other.at ? other : one),
  amount: one.amount + other.amount,
  effect: one.effect + other.effect,
});

const named = ({ of, reference, currency }: Movement) => ({ of, reference, currency });

/** Returns why a moderator cannot close a difference: already closed, or about their own order or payout. Null when they can. */
export function refusalToClose(found: {
  readonly isOwn: boolean;
  readonly isClosed: boolean;
}): 'forbidden' | 'already_resolved' | null {
  if (found.isOwn) return 'forbidden';
  return found.isClosed ? 'already_resolved' : null;
}

/**
 * Former name of `START_MARGIN`.
 *
 * @deprecated Use `START_MARGIN`. Goes with version 0.3.
 */
export const BEGUN_BEFORE = START_MARGIN;
