import { ApiError, MAX_PHOTOS, type Photo } from '@campushive/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useClock } from '../../../kernel/index.js';
import { isStale, type OpenDraft } from '../../../base/parts/drafts/index.js';
import { isHeic } from '../../../base/parts/uploads/photo-types.js';
import { sendPhoto } from '../../../base/parts/uploads/send-photo.js';
import { useUploads } from '../../../base/parts/uploads/index.js';
import {
  listedPhoto,
  noteOf,
  photosIn,
  storedPhoto,
  type FormPhoto,
  type StoredPhoto,
} from './form-photo.js';

export interface PhotosForm {
  readonly photos: readonly FormPhoto[];
  readonly remaining: number;
  /** Number of the draft's photos that are no longer on this device. */
  readonly lost: number;
  /** True when this device cannot store the photos, which a reload would then lose. */
  readonly unkept: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** Replaces a photo with its rotated or cropped version, in the same position. */
  readonly onEdit: (key: string, file: File) => void;
  /** Moves a photo one position towards the front (-1) or the back (1). */
  readonly onMove: (key: string, by: -1 | 1) => void;
}

/** Photos of a form, with their actions. */
export interface PhotosDraft extends PhotosForm {
  /** Result of restoring the draft. */
  readonly restored: 'not-yet' | 'nothing' | 'photos';
  /** True while the draft's photos are being restored. */
  readonly restoring: boolean;
  /** Uploads the photos again that the server may have deleted, or the one at `index`. Returns their number. */
  readonly sendAgain: (index?: number) => number;
  readonly onDiscard: () => void;
}

/**
 * Uploads photos as soon as they are picked, each in a separate request. The form submits only their ids. The device
 * stores their files until then, so that a reload or a lost connection loses none.
 */
export function usePhotos(stored: readonly Photo[], draft: OpenDraft | null): PhotosDraft {
  const client = useClient();
  const clock = useClock();
  const [initial] = useState(() => stored.map(listedPhoto));
  const {
    uploads: photos,
    restore,
    ...form
  } = useUploads<StoredPhoto>({
    initial,
    send: async (file, options) =>
      storedPhoto((await sendPhoto(client, { file, purpose: 'listing-photo' }, options)).data),
    srcOf: ({ url }, file) => (isHeic(file) ? url : undefined),
  });
  const [restored, setRestored] = useState<PhotosDraft['restored']>('not-yet');
  const [lost, setLost] = useState(0);
  const [unkept, setUnkept] = useState(false);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  const store = useCallback(
    (key: string, file: File) => {
      void draft?.keepFile(key, file).then((done) => {
        if (!done) setUnkept(true);
      });
    },
    [draft],
  );

  useEffect(() => {
    if (draft === null) return;
    let cancelled = false;
    void photosIn(draft, clock.now().getTime()).then((found) => {
      if (cancelled) return;
      setRestored(found === null ? 'nothing' : 'photos');
      setLost(found?.lost ?? 0);
      // Stores photos that were picked before the draft was open.
      for (const { key, file } of latest.current) if (file !== null) store(key, file);
      if (found !== null) restore(found.photos);
    });
    return () => {
      cancelled = true;
    };
  }, [draft, clock, restore, store]);

  const note = JSON.stringify(noteOf(photos));
  const untouched = note === JSON.stringify(noteOf(initial));
  useEffect(() => {
    if (draft !== null && restored !== 'not-yet') draft.keep('photos', untouched ? null : JSON.parse(note));
  }, [draft, restored, note, untouched]);

  return {
    photos,
    remaining: Math.max(0, MAX_PHOTOS - photos.length),
    lost,
    unkept,
    restored,
    restoring: restored === 'not-yet' && draft?.part('photos') != null,
    onAdd(files) {
      setLost(0);
      for (const { key, file } of form.add(files)) store(key, file);
    },
    onRemove(key) {
      draft?.dropFile(key);
      form.remove([key]);
    },
    onRetry(key) {
      const found = photos.find((photo) => photo.key === key);
      if (found?.status === 'failed' && found.file !== null) form.send(key, found.file);
    },
    onEdit(key, file) {
      store(key, file);
      form.edit(key, file);
    },
    onMove: form.move,
    sendAgain(index) {
      const now = clock.now().getTime();
      const removed = photos.filter(
        (photo, at) =>
          photo.status === 'ready' && (index === undefined ? isStale(photo.uploadedAt, now) : at === index),
      );
      for (const { key, file } of removed) {
        if (file === null) form.fail(key, NOT_FOUND);
        else form.send(key, file);
      }
      return removed.length;
    },
    onDiscard() {
      setLost(0);
      form.reset();
    },
  };
}

/** Error of a photo that is lost on both the server and this device. */
const NOT_FOUND = new ApiError({ code: 'not_found', message: 'The photo is gone.', status: 404 });
