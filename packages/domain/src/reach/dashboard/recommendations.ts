import { hiveNamesOf } from '@campushive/contract';
import { eq, or } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { favorites, listings, orders } from '../../platform/database/schema/index.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import { ringsAround } from '../../catalogue/hives/lists/finding.js';
import type { Leading } from '../../catalogue/hives/lists/sorting.js';
import type { FoundListing, ListingFilters } from '../../catalogue/hives/store.js';
import { campus } from '../../platform/campus.js';
import type { DashboardContext } from './context.js';
import { newestOf } from '../../catalogue/hives/lists/newest.js';

const RECOMMENDED = 6;

/** Places of the recommendations: those that come first, and those that are left out. */
export interface RecommendedPlaces {
  readonly lead: Leading;
  readonly filters: Pick<ListingFilters, 'universityIds' | 'hall'>;
  /** Ids of listings that the dashboard shows elsewhere. */
  readonly except: ReadonlySet<string>;
}

/** Returns the newest listings of others, those of hives that the student uses first, then by place. */
export async function recommend(
  context: DashboardContext,
  viewer: Viewer,
  { lead, filters, except }: RecommendedPlaces,
) {
  const { read } = context;
  const [saved, traded] = await Promise.all([
    read
      .selectDistinct({ hive: listings.hive })
      .from(favorites)
      .innerJoin(listings, eq(listings.id, favorites.listingId))
      .where(eq(favorites.userId, viewer.userId)),
    read
      .selectDistinct({ hive: listings.hive })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(or(eq(orders.buyerId, viewer.userId), eq(orders.sellerId, viewer.userId))),
  ]);
  const used = new Set([...saved, ...traded].map((row) => row.hive));
  const names = hiveNamesOf(campus);
  const turns = [names.filter((hive) => used.has(hive)), names.filter((hive) => !used.has(hive))].flatMap(
    (hives) => ringsAround(lead, filters).map((where) => ({ hives, where })),
  );
  const rows: FoundListing[] = [];
  for (const { hives, where } of turns) {
    const missing = RECOMMENDED - rows.length;
    if (missing <= 0) break;
    const found = await newestOf(context, hives, where, viewer, missing + except.size);
    rows.push(...found.filter(({ listing }) => !except.has(listing.id)).slice(0, missing));
  }
  return rows.map((row) => toListing(row, viewer));
}
