import { PHOTO_GRACE, type Photo, type UploadPurpose } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import type { Route } from '../../platform/routes.js';
import { createFairGate } from './concurrency-limit.js';
import { hidePrivatePhotos, privatePhotoRoute } from './private-photos.js';
import { createUpload } from './create-upload.js';
import { storePhoto } from './store-photo.js';
import { attachPhotos } from './attach-photos.js';
import { detachPhotos } from './detach-photos.js';
import { sweepUploads } from './sweep.js';
import type { UploadsContext } from './context.js';

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

export function createUploadsModule(platform: Platform): UploadsModule {
  const { db, clock, storage, limits, jobs, images } = platform;
  const inTurn = createFairGate(images.concurrency);
  const context: UploadsContext = { limits, images, inTurn, storage, db, clock };
  jobs.work('uploads.sweep', () => sweepUploads(context));
  jobs.every('uploads.sweep', '41 * * * *');
  jobs.work('uploads.hide', () => hidePrivatePhotos(platform));
  return {
    routes: [privatePhotoRoute(platform)],
    start: () => jobs.send('uploads.hide', {}, { singletonKey: 'uploads.hide' }),
    attach: (tx, ownerId, references, purposes, field) =>
      attachPhotos(context, tx, ownerId, references, purposes, field),
    detach: (tx, ownerId, ids) => detachPhotos(tx, ownerId, ids, clock.now()),
    drop: (tx, ownerId, ids) => detachPhotos(tx, ownerId, ids, later(clock.now(), -PHOTO_GRACE)),
    store: (ownerId, purpose, encoded) => storePhoto(context, ownerId, purpose, encoded),
    calls: {
      'uploads.create': createUpload(context),
    },
  };
}
