import { and, asc, eq, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { uploads } from '../../platform/database/schema/index.js';
import type { ExportedFile } from '../personal-data/personal-data.js';

/** Pictures that stay: they were sent to another student, or decided an order. */
const SENT = ['message-photo', 'dispute-photo', 'delivery-photo'] as const;

/** Deletes a student's pictures, except those sent to others. Returns their storage keys. */
export async function eraseUploadsOf(tx: Db, ownerId: string): Promise<readonly string[]> {
  const isUnsent = or(notInArray(uploads.purpose, [...SENT]), isNull(uploads.attachedAt));
  const erased = await tx
    .delete(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isUnsent))
    .returning({ files: uploads.files });
  return erased.flatMap(({ files }) => files);
}

/** Deletes photos of messages, except those with a use. `isUsed` takes the column with their id. Returns their storage keys. */
export async function eraseMessagePhotos(
  tx: Db,
  ids: readonly string[],
  isUsed: (photoId: PgColumn) => SQL,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const erased = await tx
    .delete(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.purpose, 'message-photo'), not(isUsed(uploads.id))))
    .returning({ files: uploads.files });
  return erased.flatMap(({ files }) => files);
}

/** Returns a student's pictures in full size. */
export async function* picturesOf(db: Db, ownerId: string): AsyncGenerator<ExportedFile> {
  const photos = await db
    .select({ id: uploads.id, purpose: uploads.purpose, files: uploads.files })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(asc(uploads.id));
  for (const { id, purpose, files } of photos) {
    const largest = files.findLast((key) => /\.jpe?g$/.test(key)) ?? files.at(-1);
    if (largest !== undefined)
      yield { name: `photos/${purpose}-${id}.${largest.split('.').at(-1)}`, key: largest };
  }
}
