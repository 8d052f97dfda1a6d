import { hiveNamesOf } from '@campushive/contract';
import type { Viewer } from '../../calls/viewer.js';
import { hivesSavedBy } from '../../catalogue/favorites/hives-saved.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import { ringsAround } from '../../catalogue/hives/lists/finding.js';
import type { Leading } from '../../catalogue/hives/lists/sorting.js';
import type { FoundListing } from '../../catalogue/hives/store.js';
import { hivesTradedBy } from '../../deals/orders/hives-traded.js';
import { campus } from '../../platform/campus.js';
import type { DashboardContext } from './context.js';
import { newestOf } from '../../catalogue/hives/lists/newest.js';
import type { ListingFilters } from '../../catalogue/hives/listing-conditions.js';

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
    hivesSavedBy(read, viewer.userId),
    hivesTradedBy(read, viewer.userId),
  ]);
  const used = new Set([...saved, ...traded]);
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
