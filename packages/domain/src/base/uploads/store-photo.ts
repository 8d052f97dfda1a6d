import type { Photo, UploadPurpose } from '@campushive/contract';
import { uploads } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import { PRIVATE_PURPOSES, privateAddressOf } from './private-photos.js';
import { toPhoto } from './to-photo.js';
import type { UploadsContext } from './context.js';

export async function storePhoto(
  { storage, db, clock }: UploadsContext,
  ownerId: string,
  purpose: UploadPurpose,
  encoded: EncodedPhoto,
): Promise<Photo> {
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
