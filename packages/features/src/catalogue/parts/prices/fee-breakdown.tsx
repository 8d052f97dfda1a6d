import { feesFor, formatRate, type SaleKind } from '@campushive/contract';
import { FeeBreakdown as KitFeeBreakdown } from '@campushive/ui/fee-breakdown';
import { useCampus, useLanguageTag, useMessages, useMoney, useMinorUnits } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/** Sale whose price and fees are itemised. */
export interface FeeBreakdownProps {
  /** Kind of sale, which decides who pays which fees: a sale's buyer, or a gig's poster and worker. */
  kind: SaleKind;
  /** Price in major units. */
  price: number;
  /** Label of the price. Default: the label of a listing's price. */
  name?: string;
  /** Discount of a promo code that `price` already includes. Default: none. */
  off?: { readonly name: string; readonly amount: number };
}

/** Price, fees and total that the payer pays, line by line. */
export function FeeBreakdown({ kind, price, name, off }: FeeBreakdownProps) {
  const t = useMessages(sharedCatalogue);
  const locale = useLanguageTag();
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const { fees: table } = useCampus();
  const fees = feesFor(kind, toMinor(price), table);
  const rates = table[kind].payer;
  const platform = { label: t.platformFee(formatRate(rates.platform, locale)), amount: fees.platformFee };
  const lines = [
    { label: name ?? t.price, amount: fees.price + toMinor(off?.amount ?? 0) },
    ...(off === undefined ? [] : [{ label: off.name, amount: -toMinor(off.amount) }]),
    ...(fees.platformFee > 0 ? [platform] : []),
    { label: t.processingFee(formatRate(rates.processing, locale)), amount: fees.processingFee },
  ];
  return (
    <KitFeeBreakdown
      lines={lines.map(({ label, amount }) => ({ label, amount: money(toMajor(amount)) }))}
      total={{ label: t.total, amount: money(toMajor(fees.total)) }}
    />
  );
}

/** Returns a function that computes the payer's total for a price, in major units. */
export function useTotal(): (kind: SaleKind, price: number) => number {
  const { fees } = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  return (kind, price) => toMajor(feesFor(kind, toMinor(price), fees).total);
}
