import { isAmount, toMinor, type MinorDigits } from '@campushive/contract/money';
import { figuresOf } from '../shared/figures.js';

/** What is wrong with a proposed refund. Amounts in the currency's main unit. */
export type RefundProblem =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-small' }
  | { readonly kind: 'too-large'; readonly paid: number };

/** What was typed, in minor units; null for what is no amount of the currency. */
export function minorOf(typed: string, currency: MinorDigits): number | null {
  const figures = figuresOf(typed);
  return isAmount(figures, currency) ? toMinor(Number(figures), currency) : null;
}

/** What is wrong with an amount, by the rule that the server follows. */
export function refundProblem(paid: number, typed: string, currency: MinorDigits): RefundProblem | null {
  const minor = minorOf(typed, currency);
  if (minor === null) return { kind: 'none' };
  if (minor < 1) return { kind: 'too-small' };
  return minor > toMinor(paid, currency) ? { kind: 'too-large', paid } : null;
}
