import { toBundle } from './bundle-shown.js';
import { NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, isForSale, quoteAgreed, singleItem } from '../single-item.js';
import type { SoldItem } from '../sold-item.js';
import { wholeListing } from '../thing/thing.js';
import { isAllAvailable, moveOthers } from './bundled-listings.js';
import { addBundled, findOthers, firstItemUnavailable } from './reserve-bundle.js';

/** Several things of one seller, bought together. */
export const bundle: SoldItem = {
  ...singleItem,
  ...wholeListing,
  item: 'listing',
  requireAvailable: (_tx, { listing, parties }, now) =>
    isForSale(listing, parties.sale, now) ? Promise.resolve() : Promise.reject(firstItemUnavailable()),
  async quote(tx, purchase, now) {
    const { buyerId } = purchase.parties;
    const others = await findOthers(tx, purchase.ids, { buyerId, now });
    return { ...(await quoteAgreed(tx, purchase, now)), others };
  },
  columnsOf: (_purchase, { others }) => ({ moreItems: others.length }),
  addParts: (_context, tx, { order }, { others }) => addBundled(tx, order.id, others),
  async reserve(context, tx, locked, now) {
    await wholeListing.reserve(context, tx, locked, now);
    await moveOthers(tx, locked.order, 'reserve', now);
  },
  async confirm(context, tx, locked, now) {
    await wholeListing.confirm(context, tx, locked, now);
    await moveOthers(tx, locked.order, 'pay', now);
  },
  free: freeAll,
  freeForNextOrder: freeAll,
  isAvailable: (tx, { order }) => isAllAvailable(tx, order),
  moveOthers,
  orderFields: ({ order, listing, further }) => ({
    ...NO_ORDER_FIELDS,
    bundle: toBundle(order, listing, further),
  }),
  receiptFields: ({ order, listing, further }) => ({
    ...NO_RECEIPT_FIELDS,
    bundle: toBundle(order, listing, further).map(({ title, price }) => ({ title, price })),
  }),
};

async function freeAll(...[context, tx, locked, now]: Parameters<SoldItem['free']>): Promise<void> {
  await wholeListing.free(context, tx, locked, now);
  await moveOthers(tx, locked.order, 'free', now);
}
