import { MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { useState } from 'react';
import { useClient } from '../kernel/index.js';
import { useUploads, type Upload } from '../shared/uploads/index.js';

/** Files that the worker delivers, uploaded when picked. */
export interface WorkFiles {
  readonly uploads: readonly Upload<Attachment>[];
  /** Number of files that can still be added. */
  readonly left: number;
  /** Set after an attempt to mark the work as done with unfinished or failed uploads. */
  readonly isWaiting: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
}

export interface WorkFilesControl extends WorkFiles {
  /** Returns the ids of all files, or null with an error in the form while one is not stored. */
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
