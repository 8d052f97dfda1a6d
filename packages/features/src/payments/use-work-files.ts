import { MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { useState } from 'react';
import { useClient } from '../kernel/index.js';
import { useUploads, type Upload } from '../shared/uploads/index.js';

/** The files that the worker delivers, sent as soon as they are picked. */
export interface WorkFiles {
  readonly uploads: readonly Upload<Attachment>[];
  /** How many more can be added. */
  readonly left: number;
  /** Work was to be marked as done while a file was not stored yet, or had failed. */
  readonly isWaiting: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
}

export interface WorkFilesControl extends WorkFiles {
  /** Ids of all files; null while one of them is not stored, which the form then says. */
  readonly take: () => readonly string[] | null;
  readonly clear: () => void;
}

export function useWorkFiles(): WorkFilesControl {
  const client = useClient();
  const [isWaiting, setWaiting] = useState(false);
  const { uploads, add, remove, send, reset } = useUploads<Attachment>({
    send: async (file, options) =>
      (await client.attachments.create({ purpose: 'work-file', file }, options)).data,
  });
  const stored = uploads.flatMap((one) => (one.status === 'ready' ? [one.stored.id] : []));
  const isStored = stored.length === uploads.length;
  return {
    uploads,
    left: MAX_WORK_FILES - uploads.length,
    isWaiting: isWaiting && !isStored,
    onAdd: (files) => void add(files),
    onRemove: (key) => remove([key]),
    onRetry(key) {
      const file = uploads.find((one) => one.key === key)?.file;
      if (file != null) send(key, file);
    },
    take() {
      setWaiting(!isStored);
      return isStored ? stored : null;
    },
    clear: reset,
  };
}
