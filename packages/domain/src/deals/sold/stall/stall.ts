import { stallStatusWith } from '@campushive/contract/rules/stall-orders';
import { Failure } from '../../../calls/failure.js';
import { requireSwitchedOn } from '../../../base/switches/paused.js';
import { toMajor } from '../../../platform/money.js';
import { readBasket } from '../../stall-orders/basket.js';
import { addStallOrder, findLines, lockByPayment, moveStallOrder } from '../../stall-orders/store.js';
import { isForSale, NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, singleItem, unavailable } from '../single-item.js';
import type { SoldItem } from '../sold-item.js';
import { progressOf } from './stall-shown.js';

/** Items of a stall, in one order with one code. */
export const stall: SoldItem = {
  ...singleItem,
  item: 'stall',
  async isSame(tx, order, { input }) {
    const row = await lockByPayment(tx, order.id);
    if (row === undefined) return false;
    const lines = await findLines(tx, row.id);
    const { items = [], collectAt } = input;
    const isSameTime = collectAt === undefined || new Date(collectAt).getTime() === row.readyAt.getTime();
    return (
      isSameTime &&
      lines.length === items.length &&
      lines.every((line) =>
        items.some(({ itemId, quantity }) => itemId === line.itemId && quantity === line.quantity),
      )
    );
  },
  requireAvailable(_tx, { listing, parties }, now) {
    return isForSale(listing, parties.sale, now) ? Promise.resolve() : Promise.reject(unavailable());
  },
  async quote(tx, purchase, now) {
    const { items = [], collectAt } = purchase.input;
    const basket = await readBasket(tx, purchase.listing.id, { items: [...items], collectAt }, now);
    await requireSwitchedOn(tx, basket.found.stall.category, 'paying');
    return { priceMinor: basket.sumMinor, milestone: null, offerId: null, others: [], basket };
  },
  async addParts(_context, tx, { order, listing }, { basket }) {
    if (basket === undefined) throw new Error('The quote of an order at a stall has a basket');
    const { lines, sumMinor, readyAt, found } = basket;
    await addStallOrder(
      tx,
      {
        ...{
          lines,
          sumMinor,
          readyAt,
          payment: 'held',
          place: found.stall.place,
          hallId: found.stall.hallId,
        },
        ...{ stallId: listing.id, orderId: order.id, buyerId: order.buyerId, sellerId: order.sellerId },
      },
      order.createdAt,
    );
  },
  reserve: () => Promise.resolve(),
  /** Without a letter: the queue and the push notification are enough for a small order. */
  async notifySeller({ notify }, tx, order) {
    const row = await lockByPayment(tx, order.id);
    await notify(tx, {
      userId: order.sellerId,
      actorId: order.buyerId,
      type: 'payment',
      kind: 'stall_paid_ordered',
      values: { listing: order.listingTitle, number: row?.number ?? 0, to: 'seller' },
      subject: { type: 'payment', id: order.id },
    });
  },
  async isAvailable(tx, { order }, now) {
    const row = await lockByPayment(tx, order.id);
    if (row === undefined) return false;
    const items = (await findLines(tx, row.id)).map(({ itemId, quantity }) => ({ itemId, quantity }));
    return readBasket(tx, order.listingId, { items }, now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
  },
  async onMoved(tx, order, now, by) {
    const row = await lockByPayment(tx, order.id);
    const to = row && stallStatusWith(row.status, order.status, by);
    if (row !== undefined && to != null) await moveStallOrder(tx, row, to, now);
  },
  orderFields: ({ stallOrder, stallLines }) => ({
    ...NO_ORDER_FIELDS,
    stallOrder: progressOf(stallOrder, stallLines),
  }),
  receiptFields: ({ stallLines }) => ({
    ...NO_RECEIPT_FIELDS,
    bundle: stallLines.map(({ name, quantity, priceMinor }) => ({
      title: `${quantity} × ${name}`,
      price: toMajor(quantity * priceMinor),
    })),
  }),
};
