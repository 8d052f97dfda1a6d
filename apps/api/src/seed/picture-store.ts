import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '@campushive/contract';
import { picturesFolder } from '../paths.js';
import type { DemoDeps } from './fill-once.js';
import { PHOTOGRAPHS, type PictureName } from './pictures/photographs.js';

/** Encoding is the slowest part, and most of it happens outside JavaScript: a few at a time keep both cores busy. */
const CONCURRENCY = 3;

const readPicture = (file: string): Promise<Buffer> => readFile(join(picturesFolder, `${file}.avif`));

/** Encodes and stores each picture once; the best angle comes first. */
export async function storePictures(
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  ownerId: string,
  names: readonly PictureName[],
): Promise<ReadonlyMap<PictureName, readonly Photo[]>> {
  const stored = new Map<PictureName, readonly Photo[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const shown: Photo[] = [];
      for (const file of PHOTOGRAPHS[name]) {
        shown.push(await photos.store(ownerId, 'listing-photo', await made.photo(await readPicture(file))));
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
): Promise<Photo> => {
  const [first, second = first] = PHOTOGRAPHS.laptop;
  return photos.store(ownerId, 'message-photo', await made.photo(await readPicture(second)));
};
