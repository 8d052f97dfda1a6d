import type { Photo } from '@campushive/contract';
import type { DemoDeps } from './fill-once.js';
import { drawPicture, drawShots, PICTURE_NAMES, type PictureName } from './pictures/pictures.js';

/** Encoding is the slowest part, and most of it happens outside JavaScript: a few at a time keep both cores busy. */
const CONCURRENCY = 3;

/** Draws and stores each picture once. */
export async function storePictures(
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  ownerId: string,
  names: readonly PictureName[] = PICTURE_NAMES,
): Promise<ReadonlyMap<PictureName, readonly Photo[]>> {
  const stored = new Map<PictureName, readonly Photo[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const shown: Photo[] = [];
      for (const shot of drawShots(name)) {
        shown.push(await photos.store(ownerId, 'listing-photo', await made.photo(shot)));
      }
      stored.set(name, shown);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return stored;
}

/** A photo of the laptop for a message: private, unlike those of a listing. */
export const storePhotoSent = async (
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  ownerId: string,
): Promise<Photo> => photos.store(ownerId, 'message-photo', await made.photo(drawPicture('laptop')));
