import { HELD_STATUSES } from '@campushive/contract';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isBetween } from '../../accounts/users/block-sql.js';
import { blocks, orders } from '../../platform/database/schema/index.js';
import { buysListing } from './buys-listing.js';

type Value = PgColumn | SQL;

/** Returns true if money is held for an order of the listing between the two. */
export const hasOpenOrder = (one: Value, other: Value, listingId: Value) => sql`exists (
  select from ${orders} where ${buysListing(listingId)} and ${inArray(orders.status, [...HELD_STATUSES])}
  and ${one} in (${orders.buyerId}, ${orders.sellerId}) and ${other} in (${orders.buyerId}, ${orders.sellerId}))`;

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
