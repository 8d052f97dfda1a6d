import type { Photo, UploadPurpose } from '@campushive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { uploads } from '../../platform/database/schema/index.js';
import type { UploadsContext } from './context.js';

export async function attachPhotos(
  { clock }: UploadsContext,
  tx: Db,
  ownerId: string,
  references: readonly string[],
  purposes: readonly UploadPurpose[],
  field: string,
): Promise<Photo[]> {
  if (references.length === 0) return [];
  const ids = references.map(idOf);
  // A single statement finds and marks them, so that the sweep cannot run in between.
  const rows = await tx
    .update(uploads)
    .set({
      attachedAt: sql`coalesce(${uploads.attachedAt}, ${clock.now().toISOString()}::timestamptz)`,
      detachedAt: null,
    })
    .where(
      and(
        inArray(
          uploads.id,
          ids.filter((id) => id !== undefined),
        ),
        eq(uploads.ownerId, ownerId),
        inArray(uploads.purpose, [...purposes]),
      ),
    )
    .returning();
  const photos = new Map(rows.map((row) => [row.id, row.photo]));
  return ids.map((id, index) => {
    const photo = id === undefined ? undefined : photos.get(id);
    if (photo !== undefined) return photo;
    throw invalidField(field.endsWith('Id') ? field : `${field}.${index}`, 'unknown_upload');
  });
}

/** Returns the upload's id from an id or one of its addresses. */
function idOf(reference: string): string | undefined {
  return /(?:^|\/photos\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|\/)/.exec(
    reference.toLowerCase(),
  )?.[1];
}
