import { toMinor } from '@campushive/contract/money';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';

/** Error in a proposed refund. Amounts in major units. */
export type RefundProblem =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-small' }
  | { readonly kind: 'too-large'; readonly paid: number };

/** Parses a typed amount into minor units. Null when it is not a valid amount of the currency. */
export function minorOf(typed: string, currency: PriceCurrency): number | null {
  const amount = amountOf(typed, currency);
  return amount === undefined ? null : toMinor(amount, currency);
}

/** Validates a refund amount by the server's rule. Null when valid. */
export function refundProblem(paid: number, typed: string, currency: PriceCurrency): RefundProblem | null {
  const minor = minorOf(typed, currency);
  if (minor === null) return { kind: 'none' };
  if (minor < 1) return { kind: 'too-small' };
  return minor > toMinor(paid, currency) ? { kind: 'too-large', paid } : null;
}
