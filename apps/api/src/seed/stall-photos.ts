import { STALL_PICTURES, stallPhoto } from '@campushive/testing/demo';
import type { DemoDeps } from './fill-once.js';
import type { Members } from './members.js';
import { drawForStall, STALL_PICTURE_NAMES } from './pictures/stall-pictures.js';

/** Ids of stored photos by the names that the stories use. */
export type StoredStallPhotos = ReadonlyMap<string, string>;

/** Draws, encodes and stores the pictures of the stalls and their items as uploads of the sellers. */
export async function storeStallPhotos(
  { photos, made }: Pick<DemoDeps, 'photos' | 'made'>,
  members: Members,
): Promise<StoredStallPhotos> {
  const missing = [...STALL_PICTURES].flatMap(([seller, pictures]) =>
    pictures.map((picture) => ({ seller, picture })),
  );
  const stored = await Promise.all(
    missing.map(async ({ seller, picture }) => {
      const name = STALL_PICTURE_NAMES.find((one) => one === picture);
      if (name === undefined) throw new Error(`There is no picture "${picture}" for a stall`);
      const encoded = await made.photo(drawForStall(name));
      const { id } = await photos.store(members.called(seller).id, 'listing-photo', encoded);
      return [stallPhoto(seller, picture), id] as const;
    }),
  );
  return new Map(stored);
}
