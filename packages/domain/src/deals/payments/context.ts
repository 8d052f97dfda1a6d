import type { OrderSide } from '@campushive/contract/rules/orders';
import type { Attachment, Photo } from '@campushive/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { Db } from '../../platform/database/database.js';
import { bundleItems, listings, orders } from '../../platform/database/schema/index.js';
import type { PaymentProvider } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import { listingColumns } from '../../catalogue/hives/store.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { namesOf } from '../sold/order-names.js';
import type { OrderRow } from './orders/orders.js';

/** Dependencies of every file of the payments module. */
export interface PaymentsContext {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
  readonly notify: NotificationsModule['notify'];
  readonly notifyAll: NotificationsModule['notifyAll'];
  /** Returns false for a transfer that is not ours. */
  readonly settleTransfer: (reference: string) => Promise<boolean>;
  /** Attaches the caller’s own uploads as evidence for a dispute or for the answer to it. */
  readonly attachEvidence: (tx: Db, ownerId: string, references: readonly string[]) => Promise<Photo[]>;
  /** Hands files of the worker to the sides of an order. */
  readonly deliverFiles: (
    tx: Db,
    ownerId: string,
    fileIds: readonly string[],
    orderId: string,
  ) => Promise<Attachment[]>;
  /** Attaches the helper’s own upload as the photo of a drop-off. */
  readonly attachDeliveryPhoto: (tx: Db, ownerId: string, photoId: string) => Promise<Photo>;
  /** Detaches photos that nothing shows any more. */
  readonly dropPhotos: (tx: Db, ownerId: string, ids: readonly string[]) => Promise<void>;
}

export type SoldListing = ListingRow | undefined;

/** Locks an order's rows until the transaction ends, with the rows of all listings that a bundle buys, in the order of their ids. */
export async function lockOrder(tx: Db, by: { id: string; listingId: string }) {
  // A union, since PostgreSQL uses the index for neither half of an `or`.
  const bought = sql`(select ${by.listingId}::uuid union
    select listing_id from ${bundleItems} where order_id = ${by.id})`;
  const rows = await tx
    .select(listingColumns)
    .from(listings)
    .where(sql`${listings.id} in ${bought}`)
    .orderBy(asc(listings.id))
    .for('update');
  const listing = rows.find(({ id }) => id === by.listingId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, by.id)).for('update');
  if (listing === undefined || order === undefined)
    throw new Error('Orders and their listings are never deleted');
  return { listing, order };
}

/** Delivers the events of a transaction about an order; the line of its thread reaches open pages at once. */
export async function flushOrder({ platform: { outbox } }: PaymentsContext): Promise<void> {
  void outbox.flush('messages');
  await outbox.flush();
}

/** Returns the acting side, whose notification is stored as read. Empty when neither side acted. */
export const actorOf = (order: OrderRow, by: OrderSide | undefined): { readonly actorId?: string } =>
  by == null ? {} : { actorId: by === 'buyer' ? order.buyerId : order.sellerId };

/** Notifies a student of an order. `by` is the side that acted. */
export async function notifyOfOrder(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  userId: string,
  kind: OrderNotificationKind,
  by?: OrderSide,
): Promise<void> {
  const values = namesOf(order);
  await notify(tx, {
    userId,
    ...actorOf(order, by),
    type: 'payment',
    kind,
    values,
    subject: { type: 'payment', id: order.id },
  });
}

/** Notifies the buyer of a refund in progress, with its reason where a third party caused it. */
export async function notifyOfRefund(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  because: 'event_cancelled',
): Promise<void> {
  await notify(tx, {
    userId: order.buyerId,
    type: 'payment',
    kind: 'payment_refunded',
    values: { ...namesOf(order), because },
    subject: { type: 'payment', id: order.id },
  });
}

/** Notifies buyer and seller, each with their own text. */
export async function notifyBoth(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  kind: 'payment_disputed' | 'payment_released' | 'payment_auto_released' | 'payment_mismatched',
  by?: OrderSide,
): Promise<void> {
  for (const to of ['seller', 'buyer'] as const) {
    await notify(tx, {
      ...actorOf(order, by),
      userId: to === 'seller' ? order.sellerId : order.buyerId,
      type: 'payment',
      kind,
      values: { ...namesOf(order), to },
      subject: { type: 'payment', id: order.id },
    });
  }
}

/** Notifies buyer and seller that an admin refunded the money, with the reason. */
export async function notifyPartiesOfStaffRefund(
  { notify }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  note: string,
): Promise<void> {
  for (const to of ['seller', 'buyer'] as const) {
    await notify(tx, {
      userId: to === 'seller' ? order.sellerId : order.buyerId,
      type: 'payment',
      kind: 'payment_refunded_by_staff',
      values: { ...namesOf(order), to, note },
      subject: { type: 'payment', id: order.id },
    });
  }
}

/** Kinds whose text needs only the title of the order. */
type OrderNotificationKind =
  | 'work_done'
  | 'work_due'
  | 'work_refunded'
  | 'work_sent_back'
  | 'payment_held'
  | 'payment_made'
  | 'payment_failed'
  | 'payment_refunded'
  | 'payment_refund_arrived'
  | 'payment_refund_failed'
  | 'payment_dispute_answered'
  | 'payment_dispute_released'
  | 'payment_dispute_refunded'
  | 'payment_dispute_withdrawn'
  | 'payment_dispute_conceded';
