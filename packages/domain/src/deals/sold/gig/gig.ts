import { findAgreedPrices } from '../../applications/store.js';
import { promisedAt } from '../../payments/release/completion-row.js';
import { addDelivery } from '../../payments/release/delivery-row.js';
import { milestoneOf } from '../order-names.js';
import { NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, singleItem } from '../single-item.js';
import type { SoldItem } from '../sold-item.js';
import { isUnsold, wholeListing } from '../thing/thing.js';
import { findPayable, isStillPayable, milestoneColumns } from './milestone.js';

/** A gig or an errand, whole or one of its milestones. Its poster pays the student to whom it was given. */
export const gig: SoldItem = {
  ...singleItem,
  ...wholeListing,
  item: 'listing',
  async quote(tx, { listing, input }, now) {
    const milestone = await findPayable(tx, listing, input.milestoneId, now);
    const agreed = (await findAgreedPrices(tx, [listing.id])).get(listing.id);
    const priceMinor = milestone?.priceMinor ?? agreed ?? listing.priceMinor ?? 0;
    return { priceMinor, milestone, offerId: null, others: [] };
  },
  columnsOf: (_purchase, { milestone }) => ({ ...milestoneColumns(milestone) }),
  addParts: ({ platform }, tx, { order, listing }) => addDelivery(tx, platform.secrets, listing.hive, order),
  isAvailable: async (tx, { order, listing }, now) =>
    (await isUnsold(tx, { order, listing })) && (await isStillPayable(tx, listing, order, now)),
  clocksOf: ({ order, listing }, now) => ({
    autoReleaseAt: null,
    workDueAt: promisedAt(order, listing, now),
  }),
  orderFields: ({ order }) => ({ ...NO_ORDER_FIELDS, milestone: milestoneOf(order) }),
  receiptFields: ({ order }) => ({ ...NO_RECEIPT_FIELDS, milestone: milestoneOf(order) }),
};
