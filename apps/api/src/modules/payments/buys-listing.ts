import { sql, type SQL } from 'drizzle-orm';

/**
 * The ids of the orders that buy a listing, alone or in a bundle: a union, since PostgreSQL finds neither half of an `or` by its index.
 * `listing` is what follows the name of a column, such as `= …` or `in (…)`.
 */
const ordersOf = (listing: SQL) => sql`(select own.id from orders as own where own.listing_id ${listing}
  union all select bundle_items.order_id from bundle_items where bundle_items.listing_id ${listing})`;

/** Whether an order buys the listing, alone or in a bundle. */
export const buysListing = (listingId: unknown) => sql`orders.id in ${ordersOf(sql`= ${listingId}`)}`;

/** Whether an order buys one of these listings; there has to be one. */
export const buysOneOf = (listingIds: readonly string[]) => {
  const ids = sql.join(
    listingIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`orders.id in ${ordersOf(sql`in (${ids})`)}`;
};

/** Whether something that an order buys beside its listing is called so. */
export const hasThingLike = (text: string) => sql`exists (
  select from bundle_items where bundle_items.order_id = orders.id and bundle_items.title ilike ${text})`;

/** What all that an order buys was called, for staff: moderators of every language read the titles as they are. */
export const allTitles = sql<string>`concat_ws(', ', orders.listing_title, (
  select string_agg(bundle_items.title, ', ' order by bundle_items.position)
  from bundle_items where bundle_items.order_id = orders.id))`;

/** All that an order buys, as a column of a query of orders. */
export const boughtWith = sql<readonly string[]>`array(select orders.listing_id::text
  union all select bundle_items.listing_id::text from bundle_items where bundle_items.order_id = orders.id)`;
