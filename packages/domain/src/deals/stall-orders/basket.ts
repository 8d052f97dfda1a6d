import { fieldError, type ParsedInputOf } from '@campushive/contract';
import { openingOf } from '@campushive/contract/rules/stall-hours';
import { decideBasket, decideReadyAt, type PricedLine } from '@campushive/contract/rules/stall-orders';
import { Failure, invalidField, invalidFields } from '../../calls/failure.js';
import { lockStall, type LockedStall } from '../../catalogue/stalls/store.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { toMajor } from '../../platform/money.js';

/** A requested basket. */
export type BasketInput = Pick<ParsedInputOf<'stallOrders.createCash'>, 'items' | 'collectAt'>;

/** A basket at today's prices, of a stall that is open and locked. Amounts are minor units. */
export interface Basket {
  readonly found: LockedStall;
  readonly lines: readonly PricedLine[];
  readonly sumMinor: number;
  readonly readyAt: Date;
}

/** Reads a basket under the stall's lock. Throws unless the stall is open and has every item. */
export async function readBasket(
  tx: Db,
  stallId: string,
  { items, collectAt }: BasketInput,
  now: Date,
): Promise<Basket> {
  const found = await lockStall(tx, stallId);
  if (found?.listing.status !== 'active')
    throw new Failure('listing_unavailable', 'This stall takes no orders.');
  const { isOpen, openUntil } = openingOf(found.stall, now, campus.timeZone);
  if (!isOpen) throw new Failure('stall_closed', 'This stall is closed now.');
  const ready = decideReadyAt(
    collectAt === undefined ? null : new Date(collectAt),
    { readyMinutes: found.stall.readyMinutes, openUntil },
    now,
  );
  if ('refused' in ready) throw invalidField('collectAt', ready.refused, ready.params);
  const basket = decideBasket(found.items, items);
  if ('refused' in basket) {
    if (basket.refused === 'validation_failed') throw invalidFields(basket.fieldErrors);
    throw new Failure('items_unavailable', 'Some of these items are sold out or no longer offered.', {
      fieldErrors: basket.fieldErrors,
    });
  }
  const { maxPrice } = campus.fees;
  if (basket.sumMinor > maxPrice) throw invalidField('items', 'price_too_high', { max: toMajor(maxPrice) });
  return { found, ...basket, readyAt: ready.readyAt };
}

/** Failure for a sum that differs from the one that the buyer saw. Names the current sum. */
export const priceChanged = (sumMinor: number) =>
  new Failure('price_changed', 'The price has changed. Check the new price.', {
    fieldErrors: { price: fieldError('price_changed', { sum: toMajor(sumMinor) }) },
  });
