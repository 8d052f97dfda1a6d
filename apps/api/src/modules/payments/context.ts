import { HIVES, type HiveName, type ListingStatus, type Photo } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, orders } from '../../platform/database/schema/index.js';
import type { PaymentProvider } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import { moveListing } from '../hives/move.js';
import { listingColumns } from '../hives/store.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { OrderRow } from './orders.js';

/** What every part of the payments module works with. */
export interface PaymentsContext {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
  readonly notify: NotificationsModule['notify'];
  readonly settleTransfer: (reference: string) => Promise<void>;
  /** Somebody's own uploads, as what shows a complaint or the answer to it. */
  readonly attachEvidence: (tx: Db, ownerId: string, references: readonly string[]) => Promise<Photo[]>;
}

export type SoldListing = Awaited<ReturnType<typeof lockListing>>;

/** The listing's row, locked: always before the order's, so that two transactions never wait for each other. */
export async function lockListing(tx: Db, id: string) {
  const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
  return listing;
}

/** An order's rows, locked until the transaction ends. */
export async function lockOrder(tx: Db, by: { id: string; listingId: string }) {
  const listing = await lockListing(tx, by.listingId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, by.id)).for('update');
  if (listing === undefined || order === undefined)
    throw new Error('Orders and their listings are never deleted');
  return { listing, order };
}

/** Where a listing goes back to when nobody pays: a gig is still its helper's. */
export const freeStatusOf = (hive: HiveName): ListingStatus =>
  HIVES[hive].sale === 'gig' ? 'assigned' : 'active';

/** Gives an unpaid order's listing back to everybody. */
export async function freeListing(tx: Db, listing: NonNullable<SoldListing>, now: Date): Promise<void> {
  if (listing.status === 'reserved')
    await moveListing(tx, listing, freeStatusOf(listing.hive), 'system', now);
}

/** What is told about an order, to whom. */
export async function tell(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  userId: string,
  kind: OrderNews,
): Promise<void> {
  const values = { listing: order.listingTitle };
  await notify(tx, { userId, type: 'payment', kind, values, subject: { type: 'payment', id: order.id } });
}

/** What buyer and seller read in different words. */
export async function tellBoth(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  kind: 'payment_disputed' | 'payment_released' | 'payment_auto_released',
): Promise<void> {
  for (const to of ['seller', 'buyer'] as const) {
    await notify(tx, {
      userId: to === 'seller' ? order.sellerId : order.buyerId,
      type: 'payment',
      kind,
      values: { listing: order.listingTitle, to },
      subject: { type: 'payment', id: order.id },
    });
  }
}

/** The kinds of which an order's title is all that there is to tell. */
type OrderNews =
  | 'payment_held'
  | 'payment_made'
  | 'payment_failed'
  | 'payment_refunded'
  | 'payment_refund_arrived'
  | 'payment_refund_failed'
  | 'payment_dispute_answered'
  | 'payment_dispute_released'
  | 'payment_dispute_refunded';
