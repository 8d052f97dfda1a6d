import { feesFor, type SaleKind } from '@campushive/contract';
import { useCampus, useMessages, useMinorUnits, useMoney } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/** Sale whose two amounts are shown, after fees. */
export interface BothSidesProps {
  /** Kind of sale, which decides which side pays which fees. */
  kind: SaleKind;
  /** Price in major units. */
  price: number;
  /** Side of the viewer. */
  side: 'buyer' | 'seller';
}

/** Line with the buyer's total and the seller's proceeds, both after fees. */
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
