import { UNLISTED_HIVES } from '@campushive/contract';
import { and, count, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { OpenListingCounts } from '../../../base/universities/university-counts.js';
import { LISTED, listings } from '../../../platform/database/schema/index.js';

const isOpen = (now: Date) =>
  and(
    LISTED,
    notInArray(listings.hive, [...UNLISTED_HIVES]),
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
  );

/** Counts the open listings of universities. */
export const countsOfOpenListings: OpenListingCounts = {
  async byUniversity(db, now) {
    const rows = await db
      .select({ id: listings.universityId, count: count() })
      .from(listings)
      .where(isOpen(now))
      .groupBy(listings.universityId);
    return new Map(rows.map((row) => [row.id, row.count]));
  },
  byHive: (db, universityId, now) =>
    db
      .select({ id: listings.hive, count: count() })
      .from(listings)
      .where(and(isOpen(now), eq(listings.universityId, universityId)))
      .groupBy(listings.hive),
};
