import type { StudyFile } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { downloads, listings } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { findListing } from '../hives/store.js';
import { isVisible } from '../hives/lists/visible.js';
import { addressOf } from './address.js';
import type { FilesContext } from './context.js';

const DOWNLOADS_A_MINUTE = 60;

export const downloadStudyFile = (context: FilesContext): Handler<'files.download'> => {
  const { limits, db } = context;
  return async ({ id }, { viewer }) => {
    await limits.hit(`downloads:${viewer.userId}`, DOWNLOADS_A_MINUTE, 60);
    const found = await findListing(db, id);
    if (found?.listing.hive !== 'archive' || !isVisible(found.listing, viewer)) throw notFound('File');
    const { posterId, details, status } = found.listing;
    if (status !== 'active' && posterId !== viewer.userId) throw notFound('File');
    const file = details['file'] as StudyFile | null | undefined;
    const link = details['fileUrl'];
    const url = file == null ? (typeof link === 'string' ? link : undefined) : addressOf(context, file.id);
    if (url === undefined) throw notFound('File');
    if (posterId !== viewer.userId) await countDownload(context, id, viewer.userId);
    return { data: { url, name: file?.name ?? null, external: file == null } };
  };
};

/** Counts each student once, however often they download the file. */
async function countDownload({ db, clock }: FilesContext, listingId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(downloads)
      .values({ listingId, userId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (first === undefined) return;
    const counted = sql`coalesce((${listings.details}->>'downloads')::int, 0) + 1`;
    await tx
      .update(listings)
      .set({ details: sql`jsonb_set(${listings.details}, '{downloads}', to_jsonb(${counted}))` })
      .where(eq(listings.id, listingId));
  });
}
