import { findNetwork, type Campus } from '../../../campus/campus.js';

/** Returns the largest payment of the network's wallets, in minor units. Null without a limit. */
export const chargeLimitOf = (campus: Pick<Campus, 'payments'>, network: string): number | null =>
  findNetwork(campus, network)?.limits?.charge ?? null;

/** A payout that a wallet did not take because of its limit. In minor units. */
export interface WalletRefusal {
  readonly amount: number;
  /** True if it was on the current day of the campus. */
  readonly isToday: boolean;
  /** True if no payout has arrived at the wallet since. */
  readonly isUnanswered: boolean;
}

/** Number of refusals of the lowest amount in a row after which payouts to a wallet stop. */
const REFUSALS_UNTIL_STOP = 3;

/** Limits of one wallet, after its refusals. */
export interface WalletLimits {
  /** Maximum amount in a day, in minor units. Null without a limit. */
  readonly aDay: number | null;
  /** True if the wallet did not take its network's usual amount. */
  readonly isLowered: boolean;
  /** True if the wallet takes nothing more today. */
  readonly isFull: boolean;
  /** True if the wallet does not take the lowest amount either: its owner has to act. */
  readonly isStopped: boolean;
}

/** Returns the limits of a wallet. After a refusal it gets the amount of the lowest tier a day. `network` is null for a bank account. */
export function walletLimitsOf(
  campus: Pick<Campus, 'payments'>,
  network: string | null,
  refusals: readonly WalletRefusal[],
): WalletLimits {
  const limits = network === null ? undefined : findNetwork(campus, network)?.limits;
  const aDay = limits?.payoutADay ?? null;
  if (refusals.length === 0) return { aDay, isLowered: false, isFull: false, isStopped: false };
  const lowest = limits?.lowestPayoutADay;
  if (lowest === undefined) return { aDay, isLowered: false, isFull: true, isStopped: true };
  const small = refusals.filter(({ amount }) => amount <= lowest);
  return {
    aDay: aDay === null ? lowest : Math.min(aDay, lowest),
    isLowered: true,
    isFull: small.some(({ isToday }) => isToday),
    isStopped: small.filter(({ isUnanswered }) => isUnanswered).length >= REFUSALS_UNTIL_STOP,
  };
}
