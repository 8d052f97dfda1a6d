import {
  opinionsIn,
  opinionsShown,
  refusalToRate,
  withOpinion,
  type Opinions,
} from '@campushive/contract/rules/helpfulness';
import { and, eq, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { downloads, listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { listingColumns } from '../hives/columns.js';
import { isVisible } from '../hives/lists/visible.js';

const REFUSALS = {
  own_listing: 'This is your own study material.',
  not_downloaded: 'Download it first, then say whether it helped.',
} as const;

/** Keeps whether study material helped who downloaded it: one opinion a student, the latest counts. */
export function rate(
  { db }: Platform,
  id: string,
  helpful: boolean,
  viewer: Viewer,
): Promise<{ helpful: boolean; opinions: Opinions | null }> {
  return db.transaction(async (tx) => {
    // Serialises ratings, so that two concurrent ones are both counted.
    const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
    if (listing?.hive !== 'archive' || !isVisible(listing, viewer)) throw notFound('Listing');
    const before = await findDownload(tx, id, viewer.userId);
    const isPoster = listing.posterId === viewer.userId;
    const refused = refusalToRate({ isPoster, hasDownloaded: before !== undefined });
    if (refused !== null) throw new Failure(refused, REFUSALS[refused]);
    const opinions = withOpinion(opinionsIn(listing.details), before?.helpful ?? null, helpful);
    await tx.update(downloads).set({ helpful }).where(ofStudent(id, viewer.userId));
    const details = sql`jsonb_set(${listings.details}, '{opinions}', ${JSON.stringify(opinions)}::jsonb)`;
    await tx.update(listings).set({ details }).where(eq(listings.id, id));
    return { helpful, opinions: opinionsShown(opinions) };
  });
}

/** Returns a student's download of study material, with their rating; undefined without one. */
export async function findDownload(
  db: Db,
  listingId: string,
  userId: string,
): Promise<{ readonly helpful: boolean | null } | undefined> {
  const [row] = await db
    .select({ helpful: downloads.helpful })
    .from(downloads)
    .where(ofStudent(listingId, userId));
  return row;
}

const ofStudent = (listingId: string, userId: string) =>
  and(eq(downloads.listingId, listingId), eq(downloads.userId, userId));
