import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isBetween } from '../../accounts/users/block-sql.js';
import type { Db } from '../../platform/database/database.js';
import { blocks, users } from '../../platform/database/schema/index.js';
import { createHook } from '../../platform/hook.js';

type Value = PgColumn | SQL;

/** The owner of orders returns the condition that money is held for an order of the listing between the two. */
export const onOpenOrderSought =
  createHook<(one: Value, other: Value, listingId: Value) => SQL>('onOpenOrderSought');

/** Returns true if two students cannot write to each other about a listing: `canWriteDespite` of the rules, in SQL. */
export const isClosedBetween = (one: Value, other: Value, listingId: Value) => sql<boolean>`exists (
  select from ${blocks} where ${isBetween(one, other)}
  and not (${blocks.keepsOrders} and ${onOpenOrderSought.use(one, other, listingId)}))`;

/** Returns true if two students cannot write to each other about a listing. */
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
