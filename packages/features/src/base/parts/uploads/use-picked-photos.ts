import { MAX_PHOTO_BYTES, type InputOf, type Photo } from '@campushive/contract';
import { useClient } from '../../../kernel/index.js';
import type { OpenDraft } from '../drafts/index.js';
import { isPhoto } from './photo-types.js';
import { sendPhoto } from './send-photo.js';
import type { Upload } from './index.js';
import { usePicked, type Picked } from './use-picked.js';

/** Photo attached to a text that is being written. */
export type PickedPhoto = Upload<Photo>;
export type PickedPhotos = Picked<Photo>;

interface PickedPhotosOptions {
  readonly purpose: InputOf<'uploads.create'>['purpose'];
  /** Maximum number of photos. */
  readonly most: number;
}

/**
 * Photos that are uploaded as soon as they are picked, so that they are ready when the text is sent. The draft on the
 * device stores their files until then.
 */
export function usePickedPhotos(
  draft: OpenDraft | null,
  { purpose, most }: PickedPhotosOptions,
): PickedPhotos {
  const client = useClient();
  return usePicked<Photo>(draft, {
    part: 'photos',
    most,
    problemOf,
    isStored: isStoredPhoto,
    send: async (file, options) => (await sendPhoto(client, { file, purpose }, options)).data,
    urlOf: ({ url }) => url,
  });
}

const isStoredPhoto = (photo: unknown): photo is Photo =>
  typeof photo === 'object' &&
  photo !== null &&
  'id' in photo &&
  'url' in photo &&
  'variants' in photo &&
  Array.isArray(photo.variants);

function problemOf(file: File): 'type' | 'size' | null {
  if (!isPhoto(file)) return 'type';
  return file.size > MAX_PHOTO_BYTES ? 'size' : null;
}
