import { sameFile } from '@campushive/contract/rules/same-file';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { listings, studyFiles } from '../../platform/database/schema/index.js';

/**
 * Throws `duplicate_file` for study material whose bytes are already posted. Holds a lock until the transaction ends,
 * so that two students cannot post the same file concurrently.
 */
export async function refuseSameFile(
  tx: Db,
  fileId: string,
  { posterId, listingId, now }: { posterId: string; listingId: string | null; now: Date },
): Promise<void> {
  const [file] = await tx
    .select({ sha256: studyFiles.sha256 })
    .from(studyFiles)
    .where(eq(studyFiles.id, fileId));
  const sha256 = file?.sha256 ?? null;
  if (sha256 === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`study-file:${sha256}`}, 0))`);
  const ids = await tx.select({ id: studyFiles.id }).from(studyFiles).where(eq(studyFiles.sha256, sha256));
  const rows = await tx
    .select({
      id: listings.id,
      title: listings.title,
      posterId: listings.posterId,
      status: listings.status,
      expiresAt: listings.expiresAt,
    })
    .from(listings)
    .where(
      and(
        eq(listings.hive, 'archive'),
        inArray(
          sql`(${listings.details} -> 'file' ->> 'id')`,
          ids.map(({ id }) => id),
        ),
        listingId === null ? undefined : ne(listings.id, listingId),
      ),
    )
    .orderBy(listings.id);
  const copies = rows.map(({ expiresAt, ...row }) => ({
    ...row,
    isOver: expiresAt !== null && expiresAt <= now,
  }));
  const found = sameFile(copies, posterId);
  if (found === null) return;
  throw invalidField('fileId', found.code, { listing: found.listing.id, title: found.listing.title });
}
