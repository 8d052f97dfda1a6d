import { notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Platform } from '../../../platform/platform.js';
import { findListing } from '../../../catalogue/hives/store.js';
import { isVisible } from '../../../catalogue/hives/lists/visible.js';
import { findBooked } from './booked-times.js';

/** Returns the times at which a tutor is already booked, from now on. */
export async function listTakenTimes({ db, clock }: Platform, id: string, viewer: Viewer | null) {
  const found = await findListing(db, id);
  if (found?.listing.hive !== 'academia' || !isVisible(found.listing, viewer)) throw notFound('Tutor');
  const now = clock.now();
  const rows = await findBooked(db, [found.listing.posterId], now, now);
  return rows
    .flatMap(({ startsAt, endsAt }) =>
      startsAt === null || endsAt === null
        ? []
        : [{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }],
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}
