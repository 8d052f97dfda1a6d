import { ApiError, PHOTOS_MAX, type Photo } from '@campushive/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isStale, type OpenDraft } from '../shared/drafts/index.js';
import { useClient, useClock, useConnection } from '../kernel/index.js';
import { isHeic } from '../shared/photo-types.js';
import { sendPhoto } from '../shared/send-photo.js';
import { noteOf, photosIn, storedPhoto, type FormPhoto } from './form-photo.js';

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
  const connection = useConnection();
  const [initial] = useState(() => stored.map(storedPhoto));
  const [photos, setPhotos] = useState<readonly FormPhoto[]>(initial);
  const [restored, setRestored] = useState<PhotosDraft['restored']>('not-yet');
  const [lost, setLost] = useState(0);
  const [unkept, setUnkept] = useState(false);
  const sending = useRef(new Map<string, AbortController>());
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  const replace = useCallback((key: string, change: (photo: FormPhoto) => FormPhoto) => {
    setPhotos((now) => now.map((one) => (one.key === key ? change(one) : one)));
  }, []);

  const send = useCallback(
    (key: string, file: File) => {
      sending.current.get(key)?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      sending.current.set(key, controller);
      const become = (change: (photo: FormPhoto) => FormPhoto) => {
        if (!signal.aborted) replace(key, change);
      };
      become(({ src }) => ({ status: 'uploading', key, src, file, progress: 0 }));
      const onProgress = (progress: number) =>
        become((one) => (one.status === 'uploading' ? { ...one, progress } : one));
      sendPhoto(client, { file, purpose: 'listing-photo' }, { onProgress, signal }).then(
        ({ data }) => {
          const uploadedAt = clock.now().getTime();
          const stored = storedPhoto(data);
          become(({ src }) => ({ ...stored, key, src: isHeic(file) ? stored.src : src, file, uploadedAt }));
        },
        (error: unknown) => {
          const code = error instanceof ApiError ? error.code : 'internal';
          become(({ src }) => ({ status: 'failed', key, src, file, code }));
        },
      );
    },
    [client, clock, replace],
  );

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
      // What was picked in the meantime comes after what was there.
      for (const { key, file } of latest.current) if (file !== null) keep(key, file);
      setPhotos((now) => [...(found?.photos ?? initial), ...now.filter(({ file }) => file !== null)]);
      for (const one of found?.photos ?? [])
        if (one.status === 'uploading' && one.file !== null) send(one.key, one.file);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, initial, send, keep]);

  const note = JSON.stringify(noteOf(photos));
  const untouched = note === JSON.stringify(noteOf(initial));
  useEffect(() => {
    if (draft !== null && restored !== 'not-yet') draft.keep('photos', untouched ? null : JSON.parse(note));
  }, [draft, restored, note, untouched]);

  // What could not be sent goes by itself once there is a network again.
  useEffect(() => {
    if (connection !== 'online') return;
    for (const one of latest.current)
      if (one.status === 'failed' && one.file !== null && ['network', 'timeout'].includes(one.code))
        send(one.key, one.file);
  }, [connection, send]);

  useEffect(() => {
    const all = sending.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  return {
    photos,
    left: Math.max(0, PHOTOS_MAX - photos.length),
    lost,
    unkept,
    restored,
    restoring: restored === 'not-yet' && draft?.part('photos') != null,
    onAdd(files) {
      const added = files.map((file) => ({
        key: globalThis.crypto.randomUUID(),
        src: URL.createObjectURL(file),
        file,
      }));
      setLost(0);
      setPhotos((now) => [
        ...now,
        ...added.map((one): FormPhoto => ({ ...one, status: 'uploading', progress: 0 })),
      ]);
      for (const { key, file } of added) {
        keep(key, file);
        send(key, file);
      }
    },
    onRemove(key) {
      sending.current.get(key)?.abort();
      draft?.dropFile(key);
      setPhotos((now) => now.filter((one) => one.key !== key));
    },
    onRetry(key) {
      const found = photos.find((one) => one.key === key);
      if (found?.status === 'failed' && found.file !== null) send(key, found.file);
    },
    onMove: (key, by) => setPhotos((now) => moved(now, key, by)),
    sendAgain(index) {
      const now = clock.now().getTime();
      const gone = photos.filter(
        (one, at) =>
          one.status === 'ready' && (index === undefined ? isStale(one.uploadedAt, now) : at === index),
      );
      for (const { key, file, src } of gone) {
        if (file === null) replace(key, () => ({ status: 'failed', key, src, file, code: 'not_found' }));
        else send(key, file);
      }
      return gone.length;
    },
    onDiscard() {
      sending.current.forEach((one) => one.abort());
      setLost(0);
      setPhotos(initial);
    },
  };
}

function moved(photos: readonly FormPhoto[], key: string, by: -1 | 1): readonly FormPhoto[] {
  const from = photos.findIndex((one) => one.key === key);
  const to = from + by;
  const [one, other] = [photos[from], photos[to]];
  if (one === undefined || other === undefined) return photos;
  return photos.map((photo, index) => (index === from ? other : index === to ? one : photo));
}
