import { toMinor } from '@campushive/contract/money';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';

/** What is wrong with a proposed refund. Amounts in the currency's main unit. */
export type RefundProblem =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-small' }
  | { readonly kind: 'too-large'; readonly paid: number };

/** What was typed, in minor units; null for what is no amount of the currency. */
export function minorOf(typed: string, currency: PriceCurrency): number | null {
  const amount = amountOf(typed, currency);
  return amount === undefined ? null : toMinor(amount, currency);
}

/** What is wrong with an amount, by the rule that the server follows. */
export function refundProblem(paid: number, typed: string, currency: PriceCurrency): RefundProblem | null {
  const minor = minorOf(typed, currency);
  if (minor === null) return { kind: 'none' };
  if (minor < 1) return { kind: 'too-small' };
  return minor > toMinor(paid, currency) ? { kind: 'too-large', paid } : null;
}
