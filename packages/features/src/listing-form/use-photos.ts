import { ApiError, MAX_PHOTOS, type Photo } from '@campushive/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useClock } from '../kernel/index.js';
import { isStale, type OpenDraft } from '../shared/drafts/index.js';
import { isHeic } from '../shared/photo-types.js';
import { sendPhoto } from '../shared/send-photo.js';
import { useUploads } from '../shared/uploads/index.js';
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
  readonly left: number;
  /** How many of the draft's photos are not on this device any more. */
  readonly lost: number;
  /** This device has no room for them: a reload would lose them. */
  readonly unkept: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** A photo was rotated or cropped; it keeps its place. */
  readonly onEdit: (key: string, file: File) => void;
  /** One place towards the front (-1) or the back (1). */
  readonly onMove: (key: string, by: -1 | 1) => void;
}

/** The photos, and what a form does with them. */
export interface PhotosDraft extends PhotosForm {
  /** What the draft held is in the form. */
  readonly restored: 'not-yet' | 'nothing' | 'photos';
  /** The draft holds photos that are not in the form yet. */
  readonly restoring: boolean;
  /** Sends those again that the server may have thrown away, or the one that it does not know; answers how many. */
  readonly sendAgain: (index?: number) => number;
  readonly onDiscard: () => void;
}

/**
 * Photos are sent as soon as they are picked, one by one; the form only names them in the end. Their files stay on the
 * device until then, so that neither a reload nor a lost connection loses one.
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

  const keep = useCallback(
    (key: string, file: File) => {
      void draft?.keepFile(key, file).then((done) => {
        if (!done) setUnkept(true);
      });
    },
    [draft],
  );

  useEffect(() => {
    if (draft === null) return;
    let gone = false;
    void photosIn(draft, clock.now().getTime()).then((found) => {
      if (gone) return;
      setRestored(found === null ? 'nothing' : 'photos');
      setLost(found?.lost ?? 0);
      // What was picked in the meantime had no draft to stay in.
      for (const { key, file } of latest.current) if (file !== null) keep(key, file);
      if (found !== null) restore(found.photos);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, restore, keep]);

  const note = JSON.stringify(noteOf(photos));
  const untouched = note === JSON.stringify(noteOf(initial));
  useEffect(() => {
    if (draft !== null && restored !== 'not-yet') draft.keep('photos', untouched ? null : JSON.parse(note));
  }, [draft, restored, note, untouched]);

  return {
    photos,
    left: Math.max(0, MAX_PHOTOS - photos.length),
    lost,
    unkept,
    restored,
    restoring: restored === 'not-yet' && draft?.part('photos') != null,
    onAdd(files) {
      setLost(0);
      for (const { key, file } of form.add(files)) keep(key, file);
    },
    onRemove(key) {
      draft?.dropFile(key);
      form.remove([key]);
    },
    onRetry(key) {
      const found = photos.find((one) => one.key === key);
      if (found?.status === 'failed' && found.file !== null) form.send(key, found.file);
    },
    onEdit(key, file) {
      keep(key, file);
      form.edit(key, file);
    },
    onMove: form.move,
    sendAgain(index) {
      const now = clock.now().getTime();
      const gone = photos.filter(
        (one, at) =>
          one.status === 'ready' && (index === undefined ? isStale(one.uploadedAt, now) : at === index),
      );
      for (const { key, file } of gone) {
        if (file === null) form.fail(key, NOT_FOUND);
        else form.send(key, file);
      }
      return gone.length;
    },
    onDiscard() {
      setLost(0);
      form.reset();
    },
  };
}

/** The server does not know it any more, and this device has no file to send again. */
const NOT_FOUND = new ApiError({ code: 'not_found', message: 'The photo is gone.', status: 404 });
