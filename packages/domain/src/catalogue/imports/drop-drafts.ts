import { and, isNull, type SQL } from 'drizzle-orm';
import { extendUnowned } from '../../base/uploads/unowned-uploads.js';
import type { Db } from '../../platform/database/database.js';
import { importDrafts } from '../../platform/database/schema/index.js';

/** Deletes the drafts of a condition that are not taken over, and releases their photos. Returns their number. */
export async function dropDrafts(tx: Db, which: SQL, now: Date): Promise<number> {
  const gone = await tx
    .delete(importDrafts)
    .where(and(which, isNull(importDrafts.listingId)))
    .returning({ photos: importDrafts.photos });
  const ids = gone.flatMap(({ photos }) => photos.map(({ id }) => id));
  await extendUnowned(tx, ids, now);
  return gone.length;
}
