import { feesFor, type SaleKind } from '@campushive/contract';
import { useCampus, useMessages, useMinorUnits, useMoney } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface BothSidesProps {
  /** Kind of sale, which decides who bears which fees. */
  kind: SaleKind;
  /** Price in major units. */
  price: number;
  /** Side of the reader. */
  side: 'buyer' | 'seller';
}

/** A line with the amount that the buyer pays and the amount that the seller gets, both after fees. */
export function BothSides({ kind, price, side }: BothSidesProps) {
  const t = useMessages(sharedCatalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const { fees } = useCampus();
  const { total, payout } = feesFor(kind, toMinor(price), fees);
  const [paid, received] = [money(toMajor(total)), money(toMajor(payout))];
  return (
    <p data-slot="both-sides" role="status" className="text-sm text-fg-muted tabular-nums">
      {side === 'buyer' ? t.youPayTheyGet(paid, received) : t.youGetTheyPay(received, paid)}
    </p>
  );
}
