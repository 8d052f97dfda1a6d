import { HELD_STATUSES } from '@campushive/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { blocks, orders, users } from '../../platform/database/schema/index.js';
import { buysListing } from '../../deals/payments/buys-listing.js';

type Value = PgColumn | SQL;

const isBetween = (one: Value, other: Value) =>
  sql`((${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one}))`;

/** Constants of the code, written out: a precompiled statement takes no values but its placeholders. */
const held = sql.raw(HELD_STATUSES.map((status) => `'${status}'`).join(', '));

/** Whether money is held for an order of the listing between the two. */
const hasOpenOrder = (one: Value, other: Value, listingId: Value) => sql`exists (
  select from ${orders} where ${buysListing(listingId)} and ${orders.status} in (${held})
  and ${one} in (${orders.buyerId}, ${orders.sellerId}) and ${other} in (${orders.buyerId}, ${orders.sellerId}))`;

/** Whether two students cannot write to each other about a listing: `canWriteDespite` of the rules, in SQL. */
export const isClosedBetween = (one: Value, other: Value, listingId: Value) => sql<boolean>`exists (
  select from ${blocks} where ${isBetween(one, other)}
  and not (${blocks.keepsOrders} and ${hasOpenOrder(one, other, listingId)}))`;

/** Whether the automatic release of an order in the query is paused: `isReleasePaused` of the rules, in SQL. */
export const releaseIsPaused = sql<boolean>`exists (
  select from ${blocks} where ${isBetween(orders.buyerId, orders.sellerId)} and not ${blocks.keepsOrders})`;

/** Blocks between the two sides of an order in the query; null without one. */
export const blocksOfOrder = sql<readonly OrderBlock[] | null>`(
  select json_agg(json_build_object('blockerId', ${blocks.blockerId}, 'keepsOrders', ${blocks.keepsOrders}))
  from ${blocks} where ${isBetween(orders.buyerId, orders.sellerId)})`;

export interface OrderBlock {
  readonly blockerId: string;
  readonly keepsOrders: boolean;
}

/** Whether two students cannot write to each other about a listing. */
export async function isClosed(
  db: Db,
  one: string,
  other: string,
  listingId: string | null,
): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, one),
        isClosedBetween(sql`${one}::uuid`, sql`${other}::uuid`, sql`${listingId}::uuid`),
      ),
    );
  return row !== undefined;
}
