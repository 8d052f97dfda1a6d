import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { uploads } from '../../platform/database/schema/index.js';

export async function detachPhotos(
  tx: Db,
  ownerId: string,
  ids: readonly string[],
  detachedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(uploads)
    .set({ detachedAt })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.ownerId, ownerId), isNull(uploads.detachedAt)));
}
