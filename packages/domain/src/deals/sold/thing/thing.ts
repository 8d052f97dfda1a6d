import { depositOf, ownValuesIn } from '@campushive/contract/own-values';
import { freeStatusOf, paidStatusOf } from '@campushive/contract/rules/resumption';
import { eq } from 'drizzle-orm';
import { moveListing } from '../../../catalogue/hives/posting/move.js';
import type { Db } from '../../../platform/database/database.js';
import { liveSales } from '../../../platform/database/schema/index.js';
import { toMajor, toMinor } from '../../../platform/money.js';
import { NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, quoteAgreed, singleItem } from '../single-item.js';
import type { Listing, Locked, SoldItem } from '../sold-item.js';

/** Reservation of a listing that one order takes off the market: things, bundles and gigs. */
export const wholeListing = {
  isExclusive: true,
  async reserve(_context, tx, { listing }, now) {
    await moveListing(tx, listing, 'reserved', 'system', now);
  },
  async confirm(_context, tx, { order, listing }, now) {
    if (listing.status !== 'reserved') await moveListing(tx, listing, 'reserved', 'system', now);
    const reserved = { id: listing.id, status: 'reserved' } as const;
    await moveListing(tx, reserved, paidStatusOf(order.saleKind), 'system', now);
  },
  free: freeListing,
  freeForNextOrder: freeListing,
} satisfies Partial<SoldItem>;

async function freeListing(...args: Parameters<SoldItem['free']>): Promise<void> {
  const [, tx, { order, listing }, now] = args;
  if (listing.status === 'reserved')
    await moveListing(tx, listing, freeStatusOf(order.saleKind), 'system', now);
}

/** Returns true if no live order buys the listing, and it is still offered. */
export async function isUnsold(tx: Db, { order, listing }: Locked): Promise<boolean> {
  const live = await tx.select().from(liveSales).where(eq(liveSales.listingId, order.listingId));
  return live.length === 0 && listing.status === freeStatusOf(order.saleKind);
}

const depositIn = ({ hive, priceMinor, details }: Listing) =>
  depositOf({ hiveTypeId: hive, price: toMajor(priceMinor ?? 0), ownDetails: ownValuesIn(details) });

/** A thing from a hive of goods, such as a desk lamp. A listing with a deposit, such as a room, is paid with it in place of its price. */
export const thing: SoldItem = {
  ...singleItem,
  ...wholeListing,
  item: 'listing',
  async quote(tx, purchase, now) {
    const deposit = depositIn(purchase.listing);
    const agreed = await quoteAgreed(tx, purchase, now);
    return deposit === undefined ? agreed : { ...agreed, priceMinor: toMinor(deposit.amount) };
  },
  columnsOf: ({ listing }) => ({ priceField: depositIn(listing)?.field.id ?? null }),
  isAvailable: isUnsold,
  orderFields: ({ order }) => ({ ...NO_ORDER_FIELDS, priceField: order.priceField }),
  receiptFields: ({ order }) => ({ ...NO_RECEIPT_FIELDS, priceField: order.priceField }),
};
