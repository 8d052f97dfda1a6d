import { FEE_RATES, feesFor, toCedis, toPesewas, type SaleKind } from '@campushive/contract';
import { money, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface FeeBreakdownProps {
  kind: SaleKind;
  /** The listing's price in cedis. */
  price: number;
}

/** What the payer pays, line by line, before they pay it. */
export function FeeBreakdown({ kind, price }: FeeBreakdownProps) {
  const words = useMessages(sharedCatalogue);
  const locale = useLocale();
  const fees = feesFor(kind, toPesewas(price));
  const rates = FEE_RATES[kind].payer;
  const percent = (basisPoints: number) => `${basisPoints / 100}%`;
  const lines: [string, number][] = [
    [words.price, fees.price],
    ...(fees.platformFee > 0
      ? [[words.platformFee(percent(rates.platform)), fees.platformFee] as [string, number]]
      : []),
    [words.processingFee(percent(rates.processing)), fees.processingFee],
  ];
  return (
    <dl data-slot="fee-breakdown" className="grid gap-2 text-sm">
      {lines.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-fg-muted">{name}</dt>
          <dd className="tabular-nums">{money(toCedis(amount), locale)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-bold">
        <dt>{words.total}</dt>
        <dd className="tabular-nums">{money(toCedis(fees.total), locale)}</dd>
      </div>
    </dl>
  );
}

/** What the payer is charged for a price, in cedis. */
export const totalOf = (kind: SaleKind, price: number): number =>
  toCedis(feesFor(kind, toPesewas(price)).total);
