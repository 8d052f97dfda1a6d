import type { Photo } from '@campushive/contract';
import { isStale, type OpenDraft } from '../../../base/parts/drafts/index.js';
import { isHeic } from '../../../base/parts/uploads/photo-types.js';
import type { Upload } from '../../../base/parts/uploads/index.js';

/** Stored photo, as the form and its draft keep it. */
export interface StoredPhoto {
  readonly id: string;
  /** URL for display. */
  readonly url: string;
}

/** Photo of the form: stored, being uploaded, or to be uploaded again. */
export type FormPhoto = Upload<StoredPhoto>;

/** Photo as stored in a draft, without its file. */
interface DraftPhoto {
  readonly key: string;
  readonly upload: { readonly id: string; readonly url: string; readonly at: number | null } | null;
}

/** Extracts the form's data of a stored photo. */
export const storedPhoto = (photo: Photo): StoredPhoto => ({
  id: photo.id,
  url: photo.variants.find((variant) => variant.format === 'webp')?.url ?? photo.url,
});

/** Converts a photo of the listing for the form. */
export function listedPhoto(photo: Photo): FormPhoto {
  const stored = storedPhoto(photo);
  return { status: 'ready', key: photo.id, src: stored.url, file: null, stored, uploadedAt: null };
}

/** Converts photos for the draft, in order. */
export const noteOf = (photos: readonly FormPhoto[]): readonly DraftPhoto[] =>
  photos.map((photo) => ({
    key: photo.key,
    upload:
      photo.status === 'ready' ? { id: photo.stored.id, url: photo.stored.url, at: photo.uploadedAt } : null,
  }));

/**
 * Reads the photos of a draft, with the number of lost ones. Photos that were not stored, or whose upload has expired
 * on the server, are to be uploaded again. Returns `null` when the draft has no photos entry.
 */
export async function photosIn(
  draft: OpenDraft,
  now: number,
): Promise<{ photos: FormPhoto[]; lost: number } | null> {
  const noted = draft.part('photos');
  if (!Array.isArray(noted)) return null;
  const stored = noted.filter(isStoredPhoto);
  const photos = await Promise.all(stored.map((draftPhoto) => photoOf(draftPhoto, draft, now)));
  const found = photos.filter((photo) => photo !== null);
  return { photos: found, lost: photos.length - found.length };
}

async function photoOf(
  { key, upload }: DraftPhoto,
  draft: OpenDraft,
  now: number,
): Promise<FormPhoto | null> {
  const file = await draft.file(key);
  const stored = file === null || (upload !== null && isHeic(file));
  const src = stored ? (upload?.url ?? '') : URL.createObjectURL(file);
  if (upload !== null && !isStale(upload.at, now))
    return {
      status: 'ready',
      key,
      src,
      file,
      stored: { id: upload.id, url: upload.url },
      uploadedAt: upload.at,
    };
  return file === null ? null : { status: 'uploading', key, src, file, progress: 0 };
}

function isStoredPhoto(one: unknown): one is DraftPhoto {
  if (typeof one !== 'object' || one === null || !('key' in one) || !('upload' in one)) return false;
  if (typeof one.key !== 'string') return false;
  const { upload } = one;
  if (upload === null) return true;
  return (
    typeof upload === 'object' &&
    'id' in upload &&
    typeof upload.id === 'string' &&
    'url' in upload &&
    typeof upload.url === 'string' &&
    'at' in upload &&
    (upload.at === null || typeof upload.at === 'number')
  );
}
