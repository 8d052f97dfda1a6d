import { OPEN_STALL_STATUSES, type Photo } from '@campushive/contract';
import { reservesStock, readyFrom, type PricedLine } from '@campushive/contract/rules/stall-orders';
import type { StallOrderStatus } from '@campushive/contract';
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns, type PersonRow } from '../../accounts/users/person.js';
import { changeStock, countOrder } from '../../catalogue/stalls/stock.js';
import type { Db } from '../../platform/database/database.js';
import {
  listings,
  orders,
  stallItems,
  stallLines,
  stallOrders,
  users,
} from '../../platform/database/schema/index.js';
import { stallOrderChanged } from '../../platform/outbox/outbox.js';

export type StallOrderRow = typeof stallOrders.$inferSelect;
export type StallLineRow = typeof stallLines.$inferSelect & { readonly photo: Photo | null };

/** Facts of the payment of a held order. */
type PaymentFacts = Pick<typeof orders.$inferSelect, 'status' | 'total' | 'payout' | 'handoverCode'>;

/** An order at a stall with everything that its page shows. */
export interface StallOrderWithStall {
  readonly stallOrder: StallOrderRow;
  readonly stallName: string;
  readonly stallPhotos: readonly Photo[];
  /** Null for cash. */
  readonly order: PaymentFacts | null;
  readonly buyer: PersonRow;
  readonly seller: PersonRow;
  readonly lines: readonly StallLineRow[];
}

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');

/** Condition for orders in the queue. */
export const isInQueueSql = inArray(stallOrders.status, [...OPEN_STALL_STATUSES]);
/** Condition for orders that ended. */
export const isDoneSql = notInArray(stallOrders.status, ['unpaid', ...OPEN_STALL_STATUSES]);

async function findOrders(
  db: Db,
  where: SQL | undefined,
  { order, limit }: { readonly order: SQL[]; readonly limit: number },
): Promise<StallOrderWithStall[]> {
  const rows = await db
    .select({
      stallOrder: stallOrders,
      stallName: listings.title,
      stallPhotos: listings.photos,
      order: {
        status: orders.status,
        total: orders.total,
        payout: orders.payout,
        handoverCode: orders.handoverCode,
      },
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
    })
    .from(stallOrders)
    .innerJoin(listings, eq(listings.id, stallOrders.stallId))
    .innerJoin(buyers, eq(buyers.id, stallOrders.buyerId))
    .innerJoin(sellers, eq(sellers.id, stallOrders.sellerId))
    .leftJoin(orders, eq(orders.id, stallOrders.orderId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const lines = await linesByOrder(
    db,
    rows.map(({ stallOrder }) => stallOrder.id),
  );
  return rows.map((row) => ({ ...row, lines: lines.get(row.stallOrder.id) ?? [] }));
}

async function linesByOrder(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StallLineRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ line: stallLines, photo: stallItems.photo })
    .from(stallLines)
    .innerJoin(stallItems, eq(stallItems.id, stallLines.itemId))
    .where(inArray(stallLines.stallOrderId, [...ids]))
    .orderBy(asc(stallLines.position));
  return Map.groupBy(
    rows.map(({ line, photo }) => ({ ...line, photo })),
    ({ stallOrderId }) => stallOrderId,
  );
}

/** Returns an order at a stall. */
export async function findStallOrder(db: Db, id: string): Promise<StallOrderWithStall | undefined> {
  const [row] = await findOrders(db, eq(stallOrders.id, id), { order: [asc(stallOrders.id)], limit: 1 });
  return row;
}

/** Returns the queue of a stall by the time at which its orders are to be ready, after a position. */
export const findQueue = (
  db: Db,
  stallId: string,
  { after, limit }: { readonly after: readonly [Date, string] | undefined; readonly limit: number },
): Promise<StallOrderWithStall[]> =>
  findOrders(
    db,
    and(
      eq(stallOrders.stallId, stallId),
      isInQueueSql,
      after &&
        sql`(${stallOrders.readyAt}, ${stallOrders.id}) > (${after[0].toISOString()}::timestamptz, ${after[1]}::uuid)`,
    ),
    { order: [asc(stallOrders.readyAt), asc(stallOrders.id)], limit },
  );

/** Returns orders by their ids, the newest first, before an id. */
export const findNewest = (
  db: Db,
  where: SQL | undefined,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<StallOrderWithStall[]> =>
  findOrders(db, and(where, before === undefined ? undefined : sql`${stallOrders.id} < ${before}::uuid`), {
    order: [desc(stallOrders.id)],
    limit,
  });

/** Returns the order at a stall behind a payment, locked. */
export async function lockByPayment(tx: Db, orderId: string): Promise<StallOrderRow | undefined> {
  const [row] = await tx.select().from(stallOrders).where(eq(stallOrders.orderId, orderId)).for('update');
  return row;
}

/** Returns the lines of an order at a stall. */
export const findLines = (db: Db, stallOrderId: string): Promise<(typeof stallLines.$inferSelect)[]> =>
  db
    .select()
    .from(stallLines)
    .where(eq(stallLines.stallOrderId, stallOrderId))
    .orderBy(asc(stallLines.position));

/** A new order at a stall. */
export interface NewStallOrder extends Pick<
  StallOrderRow,
  'stallId' | 'orderId' | 'buyerId' | 'sellerId' | 'payment' | 'place' | 'hallId' | 'readyAt'
> {
  readonly lines: readonly PricedLine[];
  readonly sumMinor: number;
}

/** Stores an unpaid order and reserves its stock. The caller holds the stall's lock and has checked the basket. */
export async function addStallOrder(
  tx: Db,
  { lines, sumMinor, ...columns }: NewStallOrder,
  now: Date,
): Promise<StallOrderRow> {
  const [row] = await tx
    .insert(stallOrders)
    .values({ ...columns, status: 'unpaid', priceMinor: sumMinor, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('An insert answers its row');
  await tx
    .insert(stallLines)
    .values(lines.map((line, position) => ({ ...line, stallOrderId: row.id, position })));
  await changeStock(tx, lines, 'claim');
  return row;
}

/**
 * Moves an order whose row and stall are locked. Its stock follows, it gets its number when it enters the queue, and both sides' pages are
 * notified after the commit.
 */
export async function moveStallOrder(
  tx: Db,
  before: StallOrderRow,
  to: StallOrderStatus,
  now: Date,
): Promise<StallOrderRow> {
  const [had, has] = [reservesStock(before.status), reservesStock(to)];
  if (had !== has) {
    const change = has ? 'claim' : to === 'handed_over' ? 'consume' : 'free';
    await changeStock(tx, await findLines(tx, before.id), change);
  }
  const [moved] = await tx
    .update(stallOrders)
    .set({ status: to, updatedAt: now, ...(to === 'new' && (await enterQueue(tx, before, now))) })
    .where(eq(stallOrders.id, before.id))
    .returning();
  if (moved === undefined) throw new Error('An update answers its row');
  await stallOrderChanged(tx, moved.id, now);
  return moved;
}

/** Returns the number of an order that enters the queue, and its time: paying can take longer than cooking. */
async function enterQueue(
  tx: Db,
  { stallId, number, readyAt }: StallOrderRow,
  now: Date,
): Promise<Pick<StallOrderRow, 'number' | 'readyAt'>> {
  const stall = await countOrder(tx, stallId, number !== null);
  const earliest = readyFrom(stall.readyMinutes, now);
  return { number: number ?? stall.lastNumber, readyAt: readyAt < earliest ? earliest : readyAt };
}
