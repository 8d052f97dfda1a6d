import { PHOTO_BYTES_MAX, type Photo } from '@campushive/contract';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../kernel/index.js';

/** What the server can read. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';
/** So many at once: each is a message of its own. */
export const PHOTOS_AT_ONCE = 10;

/** A photo that goes along with what is being written. */
export interface PickedPhoto {
  readonly key: string;
  /** The file itself, shown before it is stored. */
  readonly src: string;
  readonly state:
    | { readonly status: 'uploading'; readonly progress: number }
    | { readonly status: 'failed'; readonly retry: () => void }
    | { readonly status: 'ready'; readonly photo: Photo };
}

export interface MessagePhotosForm {
  readonly items: readonly PickedPhoto[];
  /** Why some of what was picked last was not taken. */
  readonly rejected: 'type' | 'size' | 'many' | null;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** Photos, each sent as soon as it is picked, so that they are there when the words are written. */
export function useMessagePhotos(): MessagePhotosForm {
  const client = useClient();
  const [items, setItems] = useState<readonly PickedPhoto[]>([]);
  const [rejected, setRejected] = useState<MessagePhotosForm['rejected']>(null);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = uploads.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  function become(key: string, state: PickedPhoto['state']) {
    setItems((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  }

  function upload(key: string, file: File) {
    const controller = new AbortController();
    const { signal } = controller;
    uploads.current.set(key, controller);
    become(key, { status: 'uploading', progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) become(key, { status: 'uploading', progress });
    };
    client.uploads.create({ file, purpose: 'message-photo' }, { onProgress, signal }).then(
      ({ data }) => {
        if (!signal.aborted) become(key, { status: 'ready', photo: data });
      },
      () => {
        if (!signal.aborted) become(key, { status: 'failed', retry: () => upload(key, file) });
      },
    );
  }

  function forget(gone: readonly PickedPhoto[]) {
    for (const { key, src } of gone) {
      uploads.current.get(key)?.abort();
      uploads.current.delete(key);
      URL.revokeObjectURL(src);
    }
    setItems((all) => all.filter((one) => !gone.includes(one)));
  }

  return {
    items,
    rejected,
    onPick(files) {
      const fitting = files.filter((one) => problemOf(one) === null);
      const taken = fitting.slice(0, PHOTOS_AT_ONCE - items.length);
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
      for (const { file, key } of picked) upload(key, file);
    },
    onRemove: (key) => forget(items.filter((one) => one.key === key)),
    onClear() {
      setRejected(null);
      forget(items);
    },
  };
}

function problemOf({ type, size }: File): 'type' | 'size' | null {
  if (!PHOTO_TYPES.split(',').includes(type)) return 'type';
  return size > PHOTO_BYTES_MAX ? 'size' : null;
}
