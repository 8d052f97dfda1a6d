import { sql, type SQL } from 'drizzle-orm';

/**
 * Ids of the orders that buy a listing, alone or in a bundle. A union, since PostgreSQL uses the index for neither
 * half of an `or`. `listing` is the condition after the column's name, such as `= …` or `in (…)`.
 */
const ordersOf = (listing: SQL) => sql`(select own.id from orders as own where own.listing_id ${listing}
  union all select bundle_items.order_id from bundle_items where bundle_items.listing_id ${listing})`;

/** Returns true if an order buys the listing, alone or in a bundle. */
export const buysListing = (listingId: unknown) => sql`orders.id in ${ordersOf(sql`= ${listingId}`)}`;

/** Returns true if an order buys any of these listings; the array must not be empty. */
export const buysAnyOf = (listingIds: readonly string[]) => {
  const ids = sql.join(
    listingIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`orders.id in ${ordersOf(sql`in (${ids})`)}`;
};

/** Returns true if the title of a further item of an order matches. */
export const hasItemLike = (text: string) => sql`exists (
  select from bundle_items where bundle_items.order_id = orders.id and bundle_items.title ilike ${text})`;

/** Titles of all items of an order, for staff: moderators of every language read the original titles. */
export const allTitles = sql<string>`concat_ws(', ', orders.listing_title, (
  select string_agg(bundle_items.title, ', ' order by bundle_items.position)
  from bundle_items where bundle_items.order_id = orders.id))`;

/** Listing ids of all items of an order, as a column of a query of orders. */
export const boughtWith = sql<readonly string[]>`array(select orders.listing_id::text
  union all select bundle_items.listing_id::text from bundle_items where bundle_items.order_id = orders.id)`;
