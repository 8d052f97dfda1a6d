import { MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { useState } from 'react';
import { usePickedFiles } from '../../base/parts/attachments/index.js';
import { useDraft } from '../../base/parts/drafts/index.js';
import { waitsForNetwork, type Upload } from '../../base/parts/uploads/index.js';

/** Files that the worker delivers, uploaded when picked. The device keeps them until then. */
export interface WorkFiles {
  readonly uploads: readonly Upload<Attachment>[];
  /** Number of files that can still be added. */
  readonly remaining: number;
  /** Set after an attempt to mark the work as done with unfinished or failed uploads. */
  readonly problem: 'waiting' | 'failed' | null;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
}

export interface WorkFilesControl extends WorkFiles {
  /** True while a file is uploaded, or waits for the network. */
  readonly isSending: boolean;
  /** Returns the ids of all files, or null with a problem in the form while one is not stored. */
  readonly take: () => readonly string[] | null;
  readonly clear: () => void;
}

/** Manages the files of an order's work. */
export function useWorkFiles(orderId: string): WorkFilesControl {
  const draft = useDraft(`work-files-${orderId}`);
  const [tried, setTried] = useState(false);
  const { items, onPick, onRemove, onRetry, onClear } = usePickedFiles(draft, {
    purpose: 'work-file',
    most: MAX_WORK_FILES,
  });
  const stored = items.flatMap((upload) => (upload.status === 'ready' ? [upload.stored.id] : []));
  const isStored = stored.length === items.length;
  const isSending = items.some((upload) => upload.status === 'uploading' || waitsForNetwork(upload));
  return {
    uploads: items,
    remaining: MAX_WORK_FILES - items.length,
    problem: !tried || isStored ? null : isSending ? 'waiting' : 'failed',
    isSending,
    onAdd: onPick,
    onRemove,
    onRetry,
    take() {
      setTried(!isStored);
      return isStored ? stored : null;
    },
    clear() {
      onClear();
      draft?.forget();
    },
  };
}
