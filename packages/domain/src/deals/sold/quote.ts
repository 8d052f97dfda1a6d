import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { toPrice } from '../../platform/money.js';
import type { OrderRow } from '../payments/orders/orders.js';
import { findReduced } from '../promo-codes/price.js';
import { priceChanged } from '../stall-orders/basket.js';
import { sumOf } from './bundle/reserve-bundle.js';
import type { BaseQuote, Purchase, SoldItem } from './sold-item.js';

/** Price of an order in minor units, and its components. */
export interface Quote extends Omit<BaseQuote, 'priceMinor'> {
  /** Price of one ticket, of a session, or of everything else together. */
  readonly priceMinor: number;
  /** The same before a promo code. */
  readonly beforeMinor: number;
  readonly promo: NonNullable<Awaited<ReturnType<typeof findReduced>>>['row'] | null;
}

/**
 * Computes the price, under the listing's lock. Throws `price_changed` unless it is the price that the payer was
 * shown.
 */
export async function quoteOrder(tx: Db, item: SoldItem, purchase: Purchase, now: Date): Promise<Quote> {
  const { listing, choice, input } = purchase;
  const base = await item.quote(tx, purchase, now);
  requireSameMilestone({ milestoneId: base.milestone?.id ?? null }, input.milestoneId);
  const reduced = await findReduced(
    tx,
    {
      listing,
      code: input.promoCode,
      kindId: choice.kind?.id ?? null,
      quantity: choice.quantity,
      priceMinor: base.priceMinor,
    },
    now,
  );
  const priceMinor = sumOf(reduced?.priceMinor ?? base.priceMinor, base.others);
  if (input.price != null && toPrice(input.price) !== priceMinor) throw priceChanged(priceMinor);
  return { ...base, priceMinor, beforeMinor: base.priceMinor, promo: reduced?.row ?? null };
}

/** Refuses another milestone than the requested one. */
export function requireSameMilestone(
  { milestoneId }: Pick<OrderRow, 'milestoneId'>,
  requestedId: string | undefined,
): void {
  if (requestedId !== undefined && requestedId !== milestoneId)
    throw new Failure('milestones_changed', 'The milestones of this gig have changed. Load it again.');
}
