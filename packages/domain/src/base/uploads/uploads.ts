import {
  PHOTO_GRACE,
  UNUSED_UPLOAD_LIFETIME,
  type Photo,
  type UploadPurpose,
  type Variant,
} from '@campushive/contract';
import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { Failure, invalidField } from '../../calls/failure.js';
import type { Handlers, IncomingFile } from '../../calls/handlers.js';
import { joinChunks } from '../../platform/chunks.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings, uploads } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import type { Route } from '../../platform/routes.js';
import { createFairGate } from './gate.js';
import {
  hidePrivatePhotos,
  PRIVATE_PURPOSES,
  privateAddressOf,
  privatePhotoRoute,
} from './private-photos.js';

export interface UploadsModule {
  /** The photos that need a signature. */
  readonly routes: readonly Route[];
  /** Moves photos that have become private out of the public folder; call it once jobs run. */
  start(): Promise<void>;
  readonly calls: Handlers<'uploads.create'>;
  /**
   * Returns the photos behind ids or addresses of the owner's own uploads, in that order, and marks them as used.
   * Throws `validation_failed` on `{field}.{index}` for anything else.
   */
  attach(
    tx: Db,
    ownerId: string,
    references: readonly string[],
    purposes: readonly UploadPurpose[],
    field: string,
  ): Promise<Photo[]>;
  /** Marks photos as no longer used by a listing; their files are deleted after a while, unless they are used again. */
  detach(tx: Db, ownerId: string, ids: readonly string[]): Promise<void>;
  /** Marks photos as no longer shown, so that the next sweep deletes their files. */
  drop(tx: Db, ownerId: string, ids: readonly string[]): Promise<void>;
  /** Stores an encoded photo without a request, for the demo campus. */
  store(ownerId: string, purpose: UploadPurpose, photo: EncodedPhoto): Promise<Photo>;
}

const UPLOADS_A_MINUTE = 30;
/** Limit of pixels per minute, because encoding time grows with them: 20 photos of a usual phone. */
const PIXELS_A_MINUTE = 250_000_000;
/** Number of unused uploads that one transaction of the sweep deletes. */
const SWEEP_BATCH = 20;

export function createUploadsModule(platform: Platform): UploadsModule {
  const { db, clock, storage, limits, jobs, images } = platform;
  const inTurn = createFairGate(images.concurrency);
  jobs.work('uploads.sweep', sweep);
  jobs.every('uploads.sweep', '41 * * * *');
  jobs.work('uploads.hide', () => hidePrivatePhotos(platform));
  return {
    routes: [privatePhotoRoute(platform)],
    start: () => jobs.send('uploads.hide', {}, { singletonKey: 'uploads.hide' }),
    attach,
    detach: (tx, ownerId, ids) => detach(tx, ownerId, ids, clock.now()),
    drop: (tx, ownerId, ids) => detach(tx, ownerId, ids, later(clock.now(), -PHOTO_GRACE)),
    store,
    calls: {
      async 'uploads.create'({ purpose }, { viewer, file }) {
        await limits.hit(`uploads:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
        const bytes = await readAll(file, 'A photo may have at most 10 MB.');
        if (purpose === 'study-file') {
          throw new Failure('unsupported_file', 'Study files are uploaded at /uploads/files.');
        }
        const pixels = await images.countPixels(bytes);
        await limits.hit(`pixels:${viewer.userId}`, PIXELS_A_MINUTE, 60, pixels);
        return {
          data: await inTurn(viewer.userId, async () =>
            store(viewer.userId, purpose, await images.encodePhoto(bytes)),
          ),
        };
      },
    },
  };

  async function store(ownerId: string, purpose: UploadPurpose, encoded: EncodedPhoto): Promise<Photo> {
    const id = newId();
    const isPrivate = PRIVATE_PURPOSES.includes(purpose);
    const fileOf = ({ width, format }: { width: number; format: string }) =>
      `${width}.${format === 'jpeg' ? 'jpg' : format}`;
    const keyOf = (variant: { width: number; format: string }) =>
      `${isPrivate ? 'private/' : ''}photos/${id}/${fileOf(variant)}`;
    const photo = toPhoto(id, encoded, (variant) =>
      isPrivate ? privateAddressOf(id, fileOf(variant)) : storage.urlOf(keyOf(variant)),
    );
    const put = isPrivate ? storage.putPrivate : storage.put;
    const files = encoded.variants.map(keyOf);
    // Stores the row first: if a later step fails, the sweep deletes its files with it.
    await db.transaction((tx) =>
      tx.insert(uploads).values({ id, ownerId, purpose, photo, files, createdAt: clock.now() }),
    );
    for (const variant of encoded.variants) {
      await put(keyOf(variant), variant.bytes, variant.contentType);
    }
    return photo;
  }

  async function attach(
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

  async function detach(tx: Db, ownerId: string, ids: readonly string[], detachedAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .update(uploads)
      .set({ detachedAt })
      .where(and(inArray(uploads.id, [...ids]), eq(uploads.ownerId, ownerId), isNull(uploads.detachedAt)));
  }

  /**
   * Deletes uploads that were not used within a day, or are no longer used. The rows stay locked while their files are
   * deleted, so that they cannot be attached.
   */
  async function sweep(): Promise<void> {
    const now = clock.now();
    const unused = and(
      isNull(uploads.attachedAt),
      lt(uploads.createdAt, later(now, -UNUSED_UPLOAD_LIFETIME)),
    );
    // Checks all listings: a photo may be on two of them.
    const shown = sql`exists (select 1 from ${listings} where ${listings.posterId} = ${uploads.ownerId}
      and ${listings.status} <> 'deleted'
      and ${listings.photos} @> jsonb_build_array(jsonb_build_object('id', ${uploads.id}::text)))`;
    const dropped = and(lt(uploads.detachedAt, later(now, -PHOTO_GRACE)), sql`not ${shown}`);
    await sweepAll(unused);
    await sweepAll(dropped);
  }

  /** Removes a deleted photo from a deleted listing, which payments still refer to. */
  async function forgetPhoto(tx: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
    await tx
      .update(listings)
      .set({ photos: [] })
      .where(
        and(
          eq(listings.posterId, ownerId),
          eq(listings.status, 'deleted'),
          sql`${listings.photos} @> ${JSON.stringify([{ id }])}::jsonb`,
        ),
      );
  }

  async function sweepAll(which: SQL | undefined): Promise<void> {
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
        for (const row of rows) await forgetPhoto(tx, row);
        return rows.length;
      });
    while ((await sweepSome()) === SWEEP_BATCH);
  }
}

/** Presents an encoded photo whose files are at `urlOf`. */
export function toPhoto(
  id: string,
  { variants, width, height, placeholder }: EncodedPhoto,
  urlOf: (variant: Pick<Variant, 'width' | 'format'>) => string,
): Photo {
  const shown = variants.map((variant) => ({
    width: variant.width,
    format: variant.format,
    url: urlOf(variant),
  }));
  return { id, url: urlOf({ width, format: 'jpeg' }), variants: shown, width, height, placeholder };
}

/** Returns the upload's id from an id or one of its addresses. */
function idOf(reference: string): string | undefined {
  return /(?:^|\/photos\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|\/)/.exec(
    reference.toLowerCase(),
  )?.[1];
}

/** Reads the whole file; refuses an empty one, and one over the limit with `tooLarge`. */
export async function readAll(file: IncomingFile, tooLarge: string): Promise<Uint8Array> {
  const bytes = await joinChunks(file.stream);
  if (file.truncated()) throw new Failure('payload_too_large', tooLarge);
  if (bytes.length === 0) throw new Failure('unreadable_file', 'This file is empty. Please choose another.');
  return bytes;
}
