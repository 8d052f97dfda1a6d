import { ApiError, PHOTO_BYTES_MAX, type InputOf, type Photo } from '@campushive/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isStale, type OpenDraft } from './drafts/index.js';
import { useClient, useClock, useConnection } from '../kernel/index.js';
import { isHeic, isPhoto } from './photo-types.js';
import { sendPhoto } from './send-photo.js';

/** A photo that goes along with what is being written. */
export interface PickedPhoto {
  readonly key: string;
  /** The file itself, shown before it is stored. */
  readonly src: string;
  readonly state:
    | { readonly status: 'uploading'; readonly progress: number }
    | { readonly status: 'failed'; readonly code: string; readonly retry: () => void }
    | { readonly status: 'ready'; readonly photo: Photo; readonly at: number };
}

/** Photos beside words, and what a form does with them. */
export interface PickedPhotos {
  readonly items: readonly PickedPhoto[];
  /** Why some of what was picked last was not taken. */
  readonly rejected: 'type' | 'size' | 'many' | null;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
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
  const connection = useConnection();
  const [items, setItems] = useState<readonly PickedPhoto[]>([]);
  const [rejected, setRejected] = useState<PickedPhotos['rejected']>(null);
  const [restored, setRestored] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = uploads.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  const upload = useCallback(
    function upload(key: string, file: File) {
      const controller = new AbortController();
      const { signal } = controller;
      uploads.current.set(key, controller);
      const become = (state: PickedPhoto['state']) => {
        const shown = state.status === 'ready' && isHeic(file) ? { src: state.photo.url } : {};
        if (!signal.aborted)
          setItems((all) => all.map((one) => (one.key === key ? { ...one, ...shown, state } : one)));
      };
      become({ status: 'uploading', progress: 0 });
      const onProgress = (progress: number) => become({ status: 'uploading', progress });
      sendPhoto(client, { file, purpose }, { onProgress, signal }).then(
        ({ data }) => become({ status: 'ready', photo: data, at: clock.now().getTime() }),
        (error: unknown) =>
          become({
            status: 'failed',
            code: error instanceof ApiError ? error.code : 'internal',
            retry: () => upload(key, file),
          }),
      );
    },
    [client, clock, purpose],
  );

  useEffect(() => {
    if (draft === null) return;
    let gone = false;
    void photosIn(draft, clock.now().getTime()).then((found) => {
      if (gone) return;
      setRestored(true);
      setItems((now) => [...found.map(({ item }) => item), ...now]);
      for (const { item, file } of found)
        if (item.state.status === 'uploading' && file !== null) upload(item.key, file);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, upload]);

  const note = JSON.stringify(items.map(noteOf));
  useEffect(() => {
    if (restored) draft?.keep('photos', note === '[]' ? null : JSON.parse(note));
  }, [draft, restored, note]);

  // What could not be sent goes by itself once there is a network again.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  useEffect(() => {
    if (connection !== 'online') return;
    for (const { state } of latest.current)
      if (state.status === 'failed' && ['network', 'timeout'].includes(state.code)) state.retry();
  }, [connection]);

  function forget(gone: readonly PickedPhoto[]) {
    for (const { key, src } of gone) {
      uploads.current.get(key)?.abort();
      uploads.current.delete(key);
      draft?.dropFile(key);
      URL.revokeObjectURL(src);
    }
    setItems((all) => all.filter((one) => !gone.includes(one)));
  }

  return {
    items,
    rejected,
    onPick(files) {
      const fitting = files.filter((one) => problemOf(one) === null);
      const taken = fitting.slice(0, most - items.length);
      setRejected(
        files.map(problemOf).find((one) => one !== null) ?? (taken.length < fitting.length ? 'many' : null),
      );
      const picked = taken.map((file) => ({ file, key: globalThis.crypto.randomUUID() }));
      setItems((all) => [
        ...all,
        ...picked.map(({ file, key }) => ({
          key,
          src: URL.createObjectURL(file),
          state: { status: 'uploading', progress: 0 } as const,
        })),
      ]);
      for (const { file, key } of picked) {
        // Where there is no room the photo is sent all the same, and lost only with the page.
        void draft?.keepFile(key, file);
        upload(key, file);
      }
    },
    onRemove: (key) => forget(items.filter((one) => one.key === key)),
    onClear() {
      setRejected(null);
      forget(items);
    },
  };
}

const noteOf = ({ key, state }: PickedPhoto): KeptPhoto => ({
  key,
  stored: state.status === 'ready' ? { photo: state.photo, at: state.at } : null,
});

/** The photos of a draft in their order; those that are on neither side any more are left out. */
async function photosIn(
  draft: OpenDraft,
  now: number,
): Promise<readonly { readonly item: PickedPhoto; readonly file: File | null }[]> {
  const noted = draft.part('photos');
  const kept = Array.isArray(noted) ? noted.filter(isKeptPhoto) : [];
  const found = await Promise.all(
    kept.map(async ({ key, stored }) => {
      const file = await draft.file(key);
      if (stored !== null && !isStale(stored.at, now)) {
        const src = file === null || isHeic(file) ? stored.photo.url : URL.createObjectURL(file);
        return { file, item: { key, src, state: { status: 'ready', ...stored } as const } };
      }
      if (file === null) return null;
      const state = { status: 'uploading', progress: 0 } as const;
      return { file, item: { key, src: URL.createObjectURL(file), state } };
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
  return file.size > PHOTO_BYTES_MAX ? 'size' : null;
}
