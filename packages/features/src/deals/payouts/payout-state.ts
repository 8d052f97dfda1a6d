import type { Payout } from '@campushive/contract';
import { knownWord, useMessages } from '../../kernel/index.js';
import { catalogue } from './payouts.catalogue.js';

export const isOpen = ({ status }: Payout): boolean => status === 'requested' || status === 'pending';
export const isDelayed = (payout: Payout): boolean => isOpen(payout) && payout.failure !== null;

/** Colours of the badge by status. */
export const TONES = {
  requested: 'warning',
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  reversed: 'danger',
} as const;

/** Returns a function for the word of a payout's badge. */
export function useStatusWord(): (payout: Payout) => string {
  const t = useMessages(catalogue);
  return (payout) => (isDelayed(payout) ? t.delayed : knownWord(t.statuses, payout.status));
}

/** Returns a function for the reason of a returned payout: our text for a known code, otherwise the provider's or the operator's. */
export function useFailureReason(): (payout: Payout) => string | null {
  const t = useMessages(catalogue);
  return ({ network, failureCode, failureReason }) => {
    if (failureCode === 'account_questioned') return failureReason;
    const texts: Readonly<Record<string, string>> = network === null ? t.bankFailures : t.failures;
    const own = failureCode === null ? undefined : texts[failureCode];
    return own ?? (failureReason === null ? null : t.failure(failureReason));
  };
}
