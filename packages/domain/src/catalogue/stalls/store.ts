import { STALL_HIVE, type StallCategory } from '@campushive/contract';
import { weekMinuteOf } from '@campushive/contract/rules/stall-hours';
import { DAY, MINUTE } from '@campushive/contract';
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import { isStaff, type Viewer } from '../../calls/viewer.js';
import { personColumns, type PersonRow } from '../../accounts/users/person.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { listings, stallItems, stalls, users } from '../../platform/database/schema/index.js';
import { listingColumns } from '../hives/columns.js';
import type { ListingRow } from '../hives/listing-row.js';
import { isVisible } from '../hives/lists/visible.js';

export type StallRow = typeof stalls.$inferSelect;
export type StallItemRow = typeof stallItems.$inferSelect;

/** A stall with its listing, its seller and the items of its price list in order. */
export interface FoundStall {
  readonly stall: StallRow;
  readonly listing: ListingRow;
  readonly seller: PersonRow;
  readonly items: readonly StallItemRow[];
}

const stallQuery = (db: Db) =>
  db
    .select({ stall: stalls, listing: listingColumns, seller: personColumns(users) })
    .from(stalls)
    .innerJoin(listings, eq(listings.id, stalls.id))
    .innerJoin(users, eq(users.id, stalls.sellerId));

/** Returns the items of price lists by stall, in order. */
async function itemsByStall(
  db: Db,
  stallIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StallItemRow[]>> {
  if (stallIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stallItems)
    .where(and(inArray(stallItems.stallId, [...stallIds]), isNull(stallItems.removedAt)))
    .orderBy(asc(stallItems.position));
  return Map.groupBy(rows, ({ stallId }) => stallId);
}

async function withItems(db: Db, rows: readonly Omit<FoundStall, 'items'>[]): Promise<FoundStall[]> {
  const items = await itemsByStall(
    db,
    rows.map(({ stall }) => stall.id),
  );
  return rows.map((row) => ({ ...row, items: items.get(row.stall.id) ?? [] }));
}

/** Returns the items of a price list in order. */
export async function findItems(db: Db, stallId: string): Promise<readonly StallItemRow[]> {
  return (await itemsByStall(db, [stallId])).get(stallId) ?? [];
}

/** Returns a stall in any status. */
export async function findStall(db: Db, id: string): Promise<FoundStall | undefined> {
  const [row] = await withItems(db, await stallQuery(db).where(eq(stalls.id, id)));
  return row;
}

/** Returns the stall that a student has not given up. */
export async function findOwnStall(db: Db, sellerId: string): Promise<FoundStall | undefined> {
  const isNotDeleted = sql`${listings.status} <> 'deleted'`;
  const [row] = await withItems(
    db,
    await stallQuery(db).where(and(eq(stalls.sellerId, sellerId), isNull(stalls.closedAt), isNotDeleted)),
  );
  return row;
}

/** Returns the latest given-up stall of a student whose queue still has open orders. */
export async function findStallToFinish(db: Db, sellerId: string): Promise<FoundStall | undefined> {
  const hasOrders = sql`exists (select 1 from ${stallItems} where ${stallItems.stallId} = ${stalls.id}
    and ${stallItems.ordered} > 0)`;
  const rows = await stallQuery(db)
    .where(and(eq(stalls.sellerId, sellerId), hasOrders))
    .orderBy(desc(stalls.createdAt))
    .limit(1);
  const [found] = await withItems(db, rows);
  return found;
}

/** Returns a stall that the viewer may see. Throws 404 otherwise. */
export async function readStall(db: Db, id: string, viewer: Viewer | null): Promise<FoundStall> {
  const found = await findStall(db, id);
  if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Stall');
  return found;
}

/** A stall whose listing's row is locked. */
export type LockedStall = Omit<FoundStall, 'seller'>;

/** Locks a stall by the row of its listing, which every order of it locks too. */
export async function lockStall(tx: Db, id: string): Promise<LockedStall | undefined> {
  const [listing] = await tx
    .select(listingColumns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.hive, STALL_HIVE)))
    .for('update');
  if (listing === undefined) return undefined;
  const [stall] = await tx.select().from(stalls).where(eq(stalls.id, id));
  return stall && { stall, listing, items: await findItems(tx, id) };
}

/** Locks a stall of the viewer. Throws 404 unless they may see it, and 403 unless it is theirs. */
export async function lockOwnStall(tx: Db, id: string, viewer: Viewer): Promise<LockedStall> {
  const found = await lockStall(tx, id);
  if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Stall');
  if (found.stall.sellerId !== viewer.userId)
    throw new Failure('forbidden', 'Only the student whose stall it is can change it.');
  return found;
}

/** Lists of stalls: those that everyone may see, of sellers without a block between them and the viewer. */
export interface StallFilters {
  readonly hall?: string | undefined;
  readonly universityIds?: readonly string[] | undefined;
  readonly category?: StallCategory | undefined;
  readonly sellerId?: string | undefined;
  readonly q?: string | undefined;
  readonly isOpen: boolean;
  readonly viewer: Viewer | null;
}

/** Whether a stall is open: by hand, or by its hours. A night from Sunday reaches into Monday. */
function isOpenSql(now: Date): SQL<boolean> {
  const minute = weekMinuteOf(now.getTime(), campus.timeZone);
  const week = (7 * DAY) / MINUTE;
  return sql<boolean>`(case when ${stalls.switchedTo} is not null
      and (${stalls.switchUntil} is null or ${stalls.switchUntil} > ${now.toISOString()}::timestamptz)
    then ${stalls.switchedTo} = 'open'
    else exists (select 1 from jsonb_to_recordset(${stalls.periods}) as period(opens int, closes int)
      where (period.opens <= ${minute}::int and ${minute}::int < period.closes)
        or (period.opens <= ${minute + week}::int and ${minute + week}::int < period.closes)) end)`;
}

function conditionsOf(db: Db, filters: StallFilters, now: Date): SQL | undefined {
  const { hall, universityIds, category, sellerId, q = '', isOpen, viewer } = filters;
  const text = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    isNull(stalls.closedAt),
    eq(listings.status, 'active'),
    isNull(users.suspendedAt),
    isNull(users.deletedAt),
    hall === undefined ? undefined : eq(stalls.hallId, hall),
    universityIds && inArray(listings.universityId, [...universityIds]),
    category === undefined ? undefined : eq(stalls.category, category),
    sellerId === undefined ? undefined : eq(stalls.sellerId, sellerId),
    isOpen ? isOpenSql(now) : undefined,
    q.trim() === '' ? undefined : hasWords(text),
    viewer === null || isStaff(viewer) ? undefined : unblockedFor(db, viewer),
  );
}

const hasWords = (text: string): SQL | undefined =>
  or(
    sql`${listings.title} ilike ${text}`,
    sql`exists (select 1 from ${stallItems} where ${stallItems.stallId} = ${stalls.id}
      and ${stallItems.removedAt} is null and ${stallItems.name} ilike ${text})`,
  );

/** The viewer's own row stands for them, so that blocks of both directions count. */
function unblockedFor(db: Db, { userId }: Viewer): SQL {
  return areUnblocked(db, stalls.sellerId, sql`${userId}::uuid`);
}

/** Order and page of a list of stalls. */
export interface StallPage {
  readonly first: string | undefined;
  readonly firstHall: string | undefined;
  readonly after: readonly [number, string] | undefined;
  readonly limit: number;
}

/** Returns stalls after a position: the open ones first, then those of a hall and a campus, then the newest. */
export async function findStalls(
  db: Db,
  filters: StallFilters,
  { first = '', firstHall = '', after, limit }: StallPage,
  now: Date,
): Promise<{ readonly found: FoundStall; readonly rank: number }[]> {
  const rank = sql<number>`(4 * (${isOpenSql(now)})::int + 2 * coalesce(${stalls.hallId} = ${firstHall}, false)::int
    + (${listings.universityId} = ${first})::int)`;
  const rows = await db
    .select({
      stall: stalls,
      listing: listingColumns,
      seller: personColumns(users),
      rank: rank.mapWith(Number),
    })
    .from(stalls)
    .innerJoin(listings, eq(listings.id, stalls.id))
    .innerJoin(users, eq(users.id, stalls.sellerId))
    .where(
      and(
        conditionsOf(db, filters, now),
        after && sql`(${rank}, ${stalls.id}) < (${after[0]}::int, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(rank), desc(stalls.id))
    .limit(limit);
  const found = await withItems(db, rows);
  return found.map((one, index) => ({ found: one, rank: rows[index]?.rank ?? 0 }));
}

export async function countStalls(db: Db, filters: StallFilters, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(stalls)
    .innerJoin(listings, eq(listings.id, stalls.id))
    .innerJoin(users, eq(users.id, stalls.sellerId))
    .where(conditionsOf(db, filters, now));
  return row?.count ?? 0;
}
