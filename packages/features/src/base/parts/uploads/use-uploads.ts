import type { CallOptions } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useClock, useConnection } from '../../../kernel/index.js';
import { uploadsAfter, waitsForNetwork, type Upload, type UploadEvent } from './uploads.js';

interface UploadsOptions<Stored> {
  /** Files stored before. Only the first value counts. */
  readonly initial?: readonly Upload<Stored>[];
  /** Uploads a file. */
  readonly send: (file: File, options: CallOptions) => Promise<Stored>;
  /** Returns the display URL of a stored file, if it differs from the local one. */
  readonly srcOf?: (stored: Stored, file: File) => string | undefined;
  /** Called when a file is stored. */
  readonly onStored?: (key: string, stored: Stored, at: number) => void;
}

/** Files of a form, with their actions. */
export interface Uploads<Stored> {
  readonly uploads: readonly Upload<Stored>[];
  /** Adds files and uploads them. Returns them with their keys. */
  readonly add: (
    files: readonly File[],
    keyOf?: () => string,
  ) => readonly { readonly key: string; readonly file: File }[];
  /** Restores the files of a draft and uploads those that are not stored. */
  readonly restore: (uploads: readonly Upload<Stored>[]) => void;
  /** Uploads a file of the form again. */
  readonly send: (key: string, file: File) => void;
  /** Replaces a picture with its changed version and uploads it. */
  readonly edit: (key: string, file: File) => void;
  /** Marks a file as failed, such as one that no longer exists. */
  readonly fail: (key: string, error: unknown) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly remove: (keys: readonly string[]) => void;
  /** Restores the initial files. */
  readonly reset: () => void;
}

/** Uploads files as soon as they are picked, each in a separate request. The form submits only their ids. */
export function useUploads<Stored>(options: UploadsOptions<Stored>): Uploads<Stored> {
  const clock = useClock();
  const connection = useConnection();
  const [initial] = useState(() => options.initial ?? []);
  const [uploads, dispatch] = useReducer(uploadsAfter<Stored>, initial);
  const sending = useRef(new Map<string, AbortController>());
  const latest = useRef({ uploads, options });
  useEffect(() => {
    latest.current = { uploads, options };
  });

  const stop = useCallback((key: string) => {
    sending.current.get(key)?.abort();
    sending.current.delete(key);
  }, []);

  const send = useCallback(
    (key: string, file: File) => {
      stop(key);
      const controller = new AbortController();
      const { signal } = controller;
      sending.current.set(key, controller);
      const report = (event: UploadEvent<Stored>) => {
        if (!signal.aborted) dispatch(event);
      };
      dispatch({ type: 'started', key });
      const onProgress = (progress: number) => report({ type: 'progressed', key, progress });
      const { send: store } = latest.current.options;
      store(file, { onProgress, signal }).then(
        (stored) => {
          const at = clock.now().getTime();
          const { srcOf, onStored } = latest.current.options;
          const src = srcOf?.(stored, file);
          if (!signal.aborted) onStored?.(key, stored, at);
          report({ type: 'stored', key, stored, at, ...(src !== undefined && { src }) });
        },
        (error: unknown) => report({ type: 'failed', key, error }),
      );
    },
    [clock, stop],
  );

  const restore = useCallback(
    (found: readonly Upload<Stored>[]) => {
      dispatch({ type: 'restored', uploads: found });
      for (const { key, file, status } of found) if (status === 'uploading' && file !== null) send(key, file);
    },
    [send],
  );

  // Retries uploads that failed offline once the device is online again.
  useEffect(() => {
    if (connection !== 'online') return;
    for (const upload of latest.current.uploads)
      if (waitsForNetwork(upload) && upload.file !== null) send(upload.key, upload.file);
  }, [connection, send]);

  useEffect(() => {
    const all = sending.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  return {
    uploads,
    restore,
    send,
    add(files, keyOf = () => randomId()) {
      const picked = files.map((file) => ({ key: keyOf(), file, src: URL.createObjectURL(file) }));
      dispatch({ type: 'picked', files: picked });
      for (const { key, file } of picked) send(key, file);
      return picked;
    },
    edit(key, file) {
      const before = uploads.find((upload) => upload.key === key)?.src;
      if (before?.startsWith('blob:')) URL.revokeObjectURL(before);
      dispatch({ type: 'edited', key, file, src: URL.createObjectURL(file) });
      send(key, file);
    },
    fail: (key, error) => dispatch({ type: 'failed', key, error }),
    move: (key, by) => dispatch({ type: 'moved', key, by }),
    remove(keys) {
      keys.forEach(stop);
      for (const { key, src } of uploads)
        if (keys.includes(key) && src.startsWith('blob:')) URL.revokeObjectURL(src);
      dispatch({ type: 'removed', keys });
    },
    reset() {
      sending.current.forEach((controller) => controller.abort());
      sending.current.clear();
      dispatch({ type: 'replaced', uploads: initial });
    },
  };
}
