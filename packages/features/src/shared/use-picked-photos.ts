import { MAX_PHOTO_BYTES, type InputOf, type Photo } from '@campushive/contract';
import { useEffect, useState } from 'react';
import { useClient, useClock } from '../kernel/index.js';
import { isStale, type OpenDraft } from './drafts/index.js';
import { isHeic, isPhoto } from './photo-types.js';
import { sendPhoto } from './send-photo.js';
import { useUploads, type Upload } from './uploads/index.js';

/** A photo that goes along with what is being written. */
export type PickedPhoto = Upload<Photo>;

/** Photos beside words, and what a form does with them. */
export interface PickedPhotos {
  readonly items: readonly PickedPhoto[];
  /** Why some of what was picked last was not taken. */
  readonly rejected: 'type' | 'size' | 'many' | null;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly onClear: () => void;
}

/** How a photo is noted in a draft, its file apart. */
interface KeptPhoto {
  readonly key: string;
  readonly stored: { readonly photo: Photo; readonly at: number } | null;
}

interface PickedPhotosOptions {
  readonly purpose: InputOf<'uploads.create'>['purpose'];
  /** So many at once. */
  readonly most: number;
}

/**
 * Photos, each sent as soon as it is picked, so that they are there when the words are written. Their files stay in the
 * draft on the device until then.
 */
export function usePickedPhotos(
  draft: OpenDraft | null,
  { purpose, most }: PickedPhotosOptions,
): PickedPhotos {
  const client = useClient();
  const clock = useClock();
  const { uploads, restore, add, send, remove } = useUploads<Photo>({
    send: async (file, options) => (await sendPhoto(client, { file, purpose }, options)).data,
    srcOf: ({ url }, file) => (isHeic(file) ? url : undefined),
  });
  const [rejected, setRejected] = useState<PickedPhotos['rejected']>(null);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (draft === null) return;
    let gone = false;
    void photosIn(draft, clock.now().getTime()).then((found) => {
      if (gone) return;
      setRestored(true);
      restore(found);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, restore]);

  const note = JSON.stringify(uploads.map(noteOf));
  useEffect(() => {
    if (restored) draft?.keep('photos', note === '[]' ? null : JSON.parse(note));
  }, [draft, restored, note]);

  function forget(gone: readonly PickedPhoto[]) {
    for (const { key } of gone) draft?.dropFile(key);
    remove(gone.map(({ key }) => key));
  }

  return {
    items: uploads,
    rejected,
    onPick(files) {
      const fitting = files.filter((one) => problemOf(one) === null);
      const taken = fitting.slice(0, most - uploads.length);
      setRejected(
        files.map(problemOf).find((one) => one !== null) ?? (taken.length < fitting.length ? 'many' : null),
      );
      // Where there is no room to keep it the photo is sent anyway, and lost only with the page.
      for (const { key, file } of add(taken)) void draft?.keepFile(key, file);
    },
    onRemove: (key) => forget(uploads.filter((one) => one.key === key)),
    onRetry(key) {
      const found = uploads.find((one) => one.key === key);
      if (found?.status === 'failed' && found.file !== null) send(key, found.file);
    },
    onClear() {
      setRejected(null);
      forget(uploads);
    },
  };
}

const noteOf = (one: PickedPhoto): KeptPhoto => ({
  key: one.key,
  stored:
    one.status === 'ready' && one.uploadedAt !== null ? { photo: one.stored, at: one.uploadedAt } : null,
});

/** The photos of a draft in their order; those that are on neither side any more are left out. */
async function photosIn(draft: OpenDraft, now: number): Promise<readonly PickedPhoto[]> {
  const noted = draft.part('photos');
  const kept = Array.isArray(noted) ? noted.filter(isKeptPhoto) : [];
  const found = await Promise.all(
    kept.map(async ({ key, stored }): Promise<PickedPhoto | null> => {
      const file = await draft.file(key);
      if (stored !== null && !isStale(stored.at, now)) {
        const src = file === null || isHeic(file) ? stored.photo.url : URL.createObjectURL(file);
        return { key, file, src, status: 'ready', stored: stored.photo, uploadedAt: stored.at };
      }
      if (file === null) return null;
      return { key, file, src: URL.createObjectURL(file), status: 'uploading', progress: 0 };
    }),
  );
  return found.filter((one) => one !== null);
}

function isKeptPhoto(one: unknown): one is KeptPhoto {
  if (typeof one !== 'object' || one === null || !('key' in one) || !('stored' in one)) return false;
  if (typeof one.key !== 'string') return false;
  const { stored } = one;
  if (stored === null) return true;
  if (typeof stored !== 'object' || !('photo' in stored) || !('at' in stored)) return false;
  const { photo } = stored;
  return (
    typeof stored.at === 'number' &&
    typeof photo === 'object' &&
    photo !== null &&
    'id' in photo &&
    'url' in photo &&
    'variants' in photo &&
    Array.isArray(photo.variants)
  );
}

function problemOf(file: File): 'type' | 'size' | null {
  if (!isPhoto(file)) return 'type';
  return file.size > MAX_PHOTO_BYTES ? 'size' : null;
}
