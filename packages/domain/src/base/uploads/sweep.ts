import { PHOTO_GRACE, UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';
import { and, inArray, isNull, lt, not, type SQL } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { unownedUploads, uploads } from '../../platform/database/schema/index.js';
import type { UploadsContext } from './context.js';
import { listedPhotos } from './listed-photos.js';

/** Number of unused uploads that one transaction of the sweep deletes. */
const SWEEP_BATCH = 20;

/**
 * Deletes uploads that were not used within a day, or are no longer used, and photos without an owner. The rows stay locked while their files are
 * deleted, so that they cannot be attached.
 */
export async function sweepUploads(context: UploadsContext): Promise<void> {
  const { clock } = context;
  const now = clock.now();
  const unused = and(isNull(uploads.attachedAt), lt(uploads.createdAt, later(now, -UNUSED_UPLOAD_LIFETIME)));
  const isShown = listedPhotos.use.isShown(uploads.id, uploads.ownerId);
  const dropped = and(lt(uploads.detachedAt, later(now, -PHOTO_GRACE)), not(isShown));
  await sweepAll(context, unused);
  await sweepAll(context, dropped);
  await sweepUnowned(context);
}

/** Deletes photos that no student took over in time. */
async function sweepUnowned({ db, storage, clock }: UploadsContext): Promise<void> {
  const sweepSome = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: unownedUploads.id, files: unownedUploads.files })
        .from(unownedUploads)
        .where(lt(unownedUploads.expiresAt, clock.now()))
        .limit(SWEEP_BATCH)
        .for('update', { skipLocked: true });
      await Promise.all(rows.flatMap((row) => row.files).map((key) => storage.remove(key)));
      const ids = rows.map((row) => row.id);
      await tx.delete(unownedUploads).where(inArray(unownedUploads.id, ids));
      return rows.length;
    });
  while ((await sweepSome()) === SWEEP_BATCH);
}

async function sweepAll({ db, storage }: UploadsContext, which: SQL | undefined): Promise<void> {
  const sweepSome = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: uploads.id, ownerId: uploads.ownerId, files: uploads.files })
        .from(uploads)
        .where(which)
        .limit(SWEEP_BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      await Promise.all(rows.flatMap((row) => row.files).map((key) => storage.remove(key)));
      const ids = rows.map((row) => row.id);
      await tx.delete(uploads).where(inArray(uploads.id, ids));
      for (const row of rows) await listedPhotos.use.forget(tx, row);
      return rows.length;
    });
  while ((await sweepSome()) === SWEEP_BATCH);
}
