import { eq, inArray } from 'drizzle-orm';
import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import type { Db } from '../../platform/database/database.js';
import {
  downloads,
  favorites,
  listings,
  portfolioPictures,
  recentSearches,
  savedSearchAlerts,
  savedSearches,
  stallItems,
  stalls,
  studyFiles,
  wanted,
} from '../../platform/database/schema/index.js';

/** Tables of the catalogue with a student's id. */
export const CATALOGUE_HOLDINGS: readonly Holding[] = [
  holding(studyFiles, [studyFiles.ownerId], 'emptied'),
  holding(downloads, [downloads.userId], 'erased'),
  holding(listings, [listings.posterId, listings.assignedToId], 'emptied'),
  holding(favorites, [favorites.userId], 'erased'),
  holding(recentSearches, [recentSearches.userId], 'erased'),
  holding(savedSearches, [savedSearches.userId], 'erased'),
  holding(savedSearchAlerts, [savedSearchAlerts.userId], 'erased'),
  holding(wanted, [wanted.userId], 'erased'),
  holding(portfolioPictures, [portfolioPictures.userId], 'erased'),
  // Orders show the stall's name, its place and the items that were bought.
  holding(stalls, [stalls.sellerId], 'kept'),
  // The export finds price lists by their stall, and lines by their order.
  {
    ...holding(stallItems, [], 'kept'),
    isExported: (db, userId) => inArray(stallItems.stallId, stallsOf(db, userId)),
  },
];

const stallsOf = (db: Db, userId: string) =>
  db.select({ id: stalls.id }).from(stalls).where(eq(stalls.sellerId, userId));
