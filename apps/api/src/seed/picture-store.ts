import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '@campushive/contract';
import { picturesFolder } from '../paths.js';
import type { DemoDeps } from './fill-once.js';
import { PHOTOGRAPHS, type PhotographName } from './pictures/photographs.js';
import {
  DRAWING_NAMES,
  drawPicture,
  drawShots,
  type DrawingName,
  type PictureName,
} from './pictures/pictures.js';

/** Encoding is the slowest part, and most of it happens outside JavaScript: a few at a time keep both cores busy. */
const CONCURRENCY = 3;

/** Sources of a picture's photos: SVG, or an encoded photograph. */
type SourcesOf<Name> = (name: Name) => Promise<readonly (string | Buffer)[]>;

const isPhotograph = (name: PictureName): name is PhotographName => Object.hasOwn(PHOTOGRAPHS, name);
const isDrawing = (name: PictureName): name is DrawingName => DRAWING_NAMES.some((one) => one === name);

/** Reads the photographs of an object, the best angle first. */
const readPhotographs: SourcesOf<PhotographName> = (name) =>
  Promise.all(PHOTOGRAPHS[name].map((file) => readFile(join(picturesFolder, `${file}.avif`))));

/** Returns photographs of the object where some exist, otherwise drawings. */
export const photographOrDraw: SourcesOf<PictureName> = async (name) =>
  isPhotograph(name) ? readPhotographs(name) : drawShots(name);

/** Returns drawings, for a campus whose rooms look different from the photographs. */
export const drawOnly: SourcesOf<PictureName> = async (name) => (isDrawing(name) ? drawShots(name) : []);

/** Encodes and stores each picture once. */
export async function storePictures(
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  ownerId: string,
  names: readonly PictureName[],
  sourcesOf: SourcesOf<PictureName>,
): Promise<ReadonlyMap<PictureName, readonly Photo[]>> {
  const stored = new Map<PictureName, readonly Photo[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const shown: Photo[] = [];
      for (const source of await sourcesOf(name)) {
        shown.push(await photos.store(ownerId, 'listing-photo', await made.photo(source)));
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
  const [first, second = first] = await readPhotographs('laptop');
  return photos.store(ownerId, 'message-photo', await made.photo(second ?? drawPicture('laptop')));
};
