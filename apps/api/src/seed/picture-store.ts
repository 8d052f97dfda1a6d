import type { Photo } from '@campushive/contract';
import type { UploadsModule } from '../modules/uploads/uploads.js';
import { PICTURE_NAMES, renderPictures, type PictureName } from './pictures/pictures.js';

/** Encoding is the slowest part, and most of it happens outside JavaScript: a few at a time keep both cores busy. */
const CONCURRENCY = 3;

/** Draws and stores each picture once. */
export async function storePictures(
  { store }: Pick<UploadsModule, 'store'>,
  ownerId: string,
  names: readonly PictureName[] = PICTURE_NAMES,
): Promise<ReadonlyMap<PictureName, readonly Photo[]>> {
  const stored = new Map<PictureName, readonly Photo[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const photos: Photo[] = [];
      for (const bytes of await renderPictures(name)) {
        photos.push(await store(ownerId, 'listing-photo', bytes));
      }
      stored.set(name, photos);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return stored;
}

/** A photo of the laptop for a message: private, unlike those of a listing. */
export async function storePhotoSent(
  { store }: Pick<UploadsModule, 'store'>,
  ownerId: string,
): Promise<Photo> {
  const [bytes] = await renderPictures('laptop');
  if (bytes === undefined) throw new Error('There is no picture of a laptop');
  return store(ownerId, 'message-photo', bytes);
}
