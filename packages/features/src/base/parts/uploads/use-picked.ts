import type { CallOptions } from '@campushive/contract';
import { useEffect, useState } from 'react';
import { useClock } from '../../../kernel/index.js';
import { isStale, type OpenDraft } from '../drafts/index.js';
import { isHeic } from './photo-types.js';
import { useUploads, type Upload } from './index.js';

/** Uploads attached to a text, with the actions of its form. */
export interface Picked<Stored> {
  readonly items: readonly Upload<Stored>[];
  /** Reason why some of the last picked files were rejected; null without one. */
  readonly rejected: 'type' | 'size' | 'many' | null;
  /** Name of the first file that was rejected for its type or size; null otherwise. */
  readonly rejectedName: string | null;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly onClear: () => void;
}

/** Upload as stored in a draft, without its file. */
interface Note<Stored> {
  readonly key: string;
  readonly stored: { readonly value: Stored; readonly at: number } | null;
}

interface PickedOptions<Stored> {
  /** Part of the draft that stores the uploads. */
  readonly part: string;
  /** Maximum number of uploads. */
  readonly most: number;
  readonly problemOf: (file: File) => 'type' | 'size' | null;
  /** Checks whether a stored value is an upload. */
  readonly isStored: (value: unknown) => value is Stored;
  readonly send: (file: File, options: CallOptions) => Promise<Stored>;
  /** Returns the URL of a stored upload, for files that browsers cannot display. */
  readonly urlOf: (stored: Stored) => string | undefined;
}

/** Uploads files as soon as they are picked. The draft on the device stores them until the text is sent. */
export function usePicked<Stored>(draft: OpenDraft | null, options: PickedOptions<Stored>): Picked<Stored> {
  const { part, most, problemOf, send: store } = options;
  const [{ isStored, urlOf }] = useState(options);
  const clock = useClock();
  const { uploads, restore, add, send, remove } = useUploads<Stored>({
    send: store,
    srcOf: (stored, file) => (isHeic(file) ? urlOf(stored) : undefined),
  });
  const [rejected, setRejected] = useState<Picked<Stored>['rejected']>(null);
  const [rejectedName, setRejectedName] = useState<string | null>(null);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (draft === null) return;
    let cancelled = false;
    void readNotes(draft, { part, isStored, urlOf, now: clock.now().getTime() }).then((found) => {
      if (cancelled) return;
      setRestored(true);
      restore(found);
    });
    return () => {
      cancelled = true;
    };
  }, [draft, clock, restore, part, isStored, urlOf]);

  const note = JSON.stringify(uploads.map(noteOf));
  useEffect(() => {
    if (restored) draft?.keep(part, note === '[]' ? null : JSON.parse(note));
  }, [draft, restored, note, part]);

  function forget(removed: readonly Upload<Stored>[]) {
    for (const { key } of removed) draft?.dropFile(key);
    remove(removed.map(({ key }) => key));
  }

  return {
    items: uploads,
    rejected,
    rejectedName,
    onPick(files) {
      const fitting = files.filter((file) => problemOf(file) === null);
      const accepted = fitting.slice(0, most - uploads.length);
      const wrong = files.find((file) => problemOf(file) !== null);
      setRejected((wrong && problemOf(wrong)) ?? (accepted.length < fitting.length ? 'many' : null));
      setRejectedName(wrong?.name ?? null);
      // Without room in the draft the file is uploaded anyway; it is lost only when the page closes.
      for (const { key, file } of add(accepted)) void draft?.keepFile(key, file);
    },
    onRemove(key) {
      setRejected(null);
      forget(uploads.filter((upload) => upload.key === key));
    },
    onRetry(key) {
      const found = uploads.find((upload) => upload.key === key);
      if (found?.status === 'failed' && found.file !== null) send(key, found.file);
    },
    onClear() {
      setRejected(null);
      forget(uploads);
    },
  };
}

const noteOf = <Stored>(upload: Upload<Stored>): Note<Stored> => ({
  key: upload.key,
  stored:
    upload.status === 'ready' && upload.uploadedAt !== null
      ? { value: upload.stored, at: upload.uploadedAt }
      : null,
});

interface Reading<Stored> extends Pick<PickedOptions<Stored>, 'part' | 'isStored' | 'urlOf'> {
  readonly now: number;
}

/** Reads the uploads of a draft in order, without those that are lost on both the device and the server. */
async function readNotes<Stored>(
  draft: OpenDraft,
  { part, isStored, urlOf, now }: Reading<Stored>,
): Promise<readonly Upload<Stored>[]> {
  const noted = draft.part(part);
  const notes = Array.isArray(noted) ? noted.flatMap((one: unknown) => readNote(one, isStored) ?? []) : [];
  const found = await Promise.all(
    notes.map(async ({ key, stored }): Promise<Upload<Stored> | null> => {
      const file = await draft.file(key);
      if (stored !== null && !isStale(stored.at, now)) {
        const url = urlOf(stored.value) ?? '';
        const src = file === null || isHeic(file) ? url : URL.createObjectURL(file);
        return { key, file, src, status: 'ready', stored: stored.value, uploadedAt: stored.at };
      }
      if (file === null) return null;
      return { key, file, src: URL.createObjectURL(file), status: 'uploading', progress: 0 };
    }),
  );
  return found.filter((one) => one !== null);
}

/** Parses a stored upload. One from an earlier version keeps its key, so that its file is uploaded again. */
function readNote<Stored>(one: unknown, isStored: (value: unknown) => value is Stored): Note<Stored> | null {
  if (typeof one !== 'object' || one === null || !('key' in one) || typeof one.key !== 'string') return null;
  const { key } = one;
  const stored = 'stored' in one ? one.stored : null;
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('at' in stored))
    return { key, stored: null };
  const { value, at } = stored;
  return { key, stored: typeof at === 'number' && isStored(value) ? { value, at } : null };
}
