import type { StudyFile } from '@campushive/contract';
import type { Db } from '../../../platform/database/database.js';
import type { HivesContext } from '../context.js';
import type { ListingFields } from './details.js';
import type { ListingRow } from '../listing-row.js';

const PHOTO_PURPOSES = ['listing-photo', 'event-image'] as const;

type Attaching = Pick<HivesContext, 'deps'>;

/** Attaches uploaded photos to a listing. */
export const attachPhotos = (
  { deps }: Attaching,
  tx: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<ListingRow['photos']> => deps.attach(tx, ownerId, ids, PHOTO_PURPOSES, 'photos');

/** Returns the photos of a listing after a change; removed photos are detached. */
export async function storePhotos(
  { deps }: Attaching,
  tx: Db,
  listing: ListingRow,
  fields: ListingFields,
): Promise<ListingRow['photos']> {
  if (fields.photos === undefined) return listing.photos;
  const photos = await attachPhotos({ deps }, tx, listing.posterId, fields.photos);
  const photoIds = new Set(photos.map((photo) => photo.id));
  const dropped = listing.photos.map((photo) => photo.id).filter((one) => !photoIds.has(one));
  await deps.detach(tx, listing.posterId, dropped);
  return photos;
}

/** Returns the study material that `fileId` names, in the form that the listing stores. */
export async function fileOf(
  { deps }: Attaching,
  tx: Db,
  ownerId: string,
  { details }: ListingFields,
): Promise<{ file?: StudyFile | null }> {
  const { fileId } = details;
  if (fileId === undefined) return {};
  return { file: typeof fileId === 'string' ? await deps.attachFile(tx, ownerId, fileId) : null };
}
