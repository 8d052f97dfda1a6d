import { inArray, sql } from 'drizzle-orm';
import type { FilesModule } from '@campushive/domain/catalogue/files/files';
import type { UploadsModule } from '@campushive/domain/base/uploads/uploads';
import type { Db } from '@campushive/domain/platform/database/database';
import { listings, uploads } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { batches } from './batches.js';
import type { NewListing, StoredPictures } from './listings.js';
import type { GeneratedFiles } from './made-files.js';
import { isUntouched, type Population } from './members.js';

/** Dependencies of a demo's storing functions. */
export interface DemoDeps {
  readonly platform: HostPlatform;
  readonly photos: Pick<UploadsModule, 'store'>;
  readonly files: Pick<FilesModule, 'store'>;
  readonly made: GeneratedFiles;
}

/** Fills the database in one transaction, unless another process has. Returns whether it did. */
export function fillOnce(db: Db, population: Population, fill: (tx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Several processes may start at once: one fills the database, the others find it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(4001)`);
    if (!(await isUntouched(tx, population))) return false;
    await fill(tx);
    return true;
  });
}

/** Stores listings with their photos; unused photos are deleted after a day. */
export async function storeListings(
  tx: Db,
  rows: readonly NewListing[],
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  for (const batch of batches(rows.flatMap(toUploads))) await tx.insert(uploads).values(batch);
  for (const batch of batches(rows)) await tx.insert(listings).values(batch);
  const ids = [...pictures.values()].flat().map((photo) => photo.id);
  await tx.update(uploads).set({ attachedAt: now }).where(inArray(uploads.id, ids));
}

/** Makes a listing's photos uploads of its poster. The files are shared, so deleting a copy deletes no file. */
function toUploads({ posterId, photos, createdAt }: NewListing): (typeof uploads.$inferInsert)[] {
  return photos.map((photo) => ({
    id: photo.id,
    ownerId: posterId,
    purpose: 'listing-photo',
    photo,
    files: [],
    attachedAt: createdAt,
    createdAt,
  }));
}
