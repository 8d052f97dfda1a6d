import type { Photo } from '@campushive/contract';
import { isStale, type OpenDraft } from '../shared/drafts/index.js';
import { isHeic } from '../shared/photo-types.js';
import type { Upload } from '../shared/uploads/index.js';

/** What a form and its draft know of a stored photo. */
export interface StoredPhoto {
  readonly id: string;
  /** Where it can be seen. */
  readonly url: string;
}

/** A photo of the form: already stored, on its way, or to be sent again. */
export type FormPhoto = Upload<StoredPhoto>;

/** How a photo is noted in a draft, its file apart. */
interface KeptPhoto {
  readonly key: string;
  readonly upload: { readonly id: string; readonly url: string; readonly at: number | null } | null;
}

/** What is to be known of a photo that was stored. */
export const storedPhoto = (photo: Photo): StoredPhoto => ({
  id: photo.id,
  url: photo.variants.find((one) => one.format === 'webp')?.url ?? photo.url,
});

/** A photo of the listing in the form. */
export function listedPhoto(photo: Photo): FormPhoto {
  const stored = storedPhoto(photo);
  return { status: 'ready', key: photo.id, src: stored.url, file: null, stored, uploadedAt: null };
}

/** What a draft notes of the photos, in their order. */
export const noteOf = (photos: readonly FormPhoto[]): readonly KeptPhoto[] =>
  photos.map((one) => ({
    key: one.key,
    upload: one.status === 'ready' ? { id: one.stored.id, url: one.stored.url, at: one.uploadedAt } : null,
  }));

/**
 * The photos of a draft, and how many of them are lost. What was not stored, or not kept by the server so long, is to be
 * sent; `null` when the draft says nothing of photos.
 */
export async function photosIn(
  draft: OpenDraft,
  now: number,
): Promise<{ photos: FormPhoto[]; lost: number } | null> {
  const noted = draft.part('photos');
  if (!Array.isArray(noted)) return null;
  const kept = noted.filter(isKeptPhoto);
  const photos = await Promise.all(kept.map((one) => photoOf(one, draft, now)));
  const found = photos.filter((one) => one !== null);
  return { photos: found, lost: photos.length - found.length };
}

async function photoOf({ key, upload }: KeptPhoto, draft: OpenDraft, now: number): Promise<FormPhoto | null> {
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

function isKeptPhoto(one: unknown): one is KeptPhoto {
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
