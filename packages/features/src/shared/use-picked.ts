import type { CallOptions } from '@campushive/contract';
import { useEffect, useState } from 'react';
import { useClock } from '../kernel/index.js';
import { isStale, type OpenDraft } from './drafts/index.js';
import { isHeic } from './photo-types.js';
import { useUploads, type Upload } from './uploads/index.js';

/** Uploads that go along with a text, and the actions of its form on them. */
export interface Picked<Stored> {
  readonly items: readonly Upload<Stored>[];
  /** Why some of what was picked last was not taken. */
  readonly rejected: 'type' | 'size' | 'many' | null;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly onClear: () => void;
}

/** An upload as it is noted in a draft, without its file. */
interface Note<Stored> {
  readonly key: string;
  readonly stored: { readonly value: Stored; readonly at: number } | null;
}

interface PickedOptions<Stored> {
  /** Part of the draft that notes them. */
  readonly part: string;
  /** So many at once. */
  readonly most: number;
  readonly problemOf: (file: File) => 'type' | 'size' | null;
  /** Tells whether a note of a draft holds a stored upload. */
  readonly isStored: (value: unknown) => value is Stored;
  readonly send: (file: File, options: CallOptions) => Promise<Stored>;
  /** Address of a stored upload, for files that browsers cannot show. */
  readonly urlOf: (stored: Stored) => string | undefined;
}

/** Uploads that are sent as soon as they are picked. Their files stay in the draft on the device until the words are sent. */
export function usePicked<Stored>(draft: OpenDraft | null, options: PickedOptions<Stored>): Picked<Stored> {
  const { part, most, problemOf, send: store } = options;
  const [{ isStored, urlOf }] = useState(options);
  const clock = useClock();
  const { uploads, restore, add, send, remove } = useUploads<Stored>({
    send: store,
    srcOf: (stored, file) => (isHeic(file) ? urlOf(stored) : undefined),
  });
  const [rejected, setRejected] = useState<Picked<Stored>['rejected']>(null);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (draft === null) return;
    let gone = false;
    void readNotes(draft, { part, isStored, urlOf, now: clock.now().getTime() }).then((found) => {
      if (gone) return;
      setRestored(true);
      restore(found);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, restore, part, isStored, urlOf]);

  const note = JSON.stringify(uploads.map(noteOf));
  useEffect(() => {
    if (restored) draft?.keep(part, note === '[]' ? null : JSON.parse(note));
  }, [draft, restored, note, part]);

  function forget(gone: readonly Upload<Stored>[]) {
    for (const { key } of gone) draft?.dropFile(key);
    remove(gone.map(({ key }) => key));
  }

  return {
    items: uploads,
    rejected,
    onPick(files) {
      const fitting = files.filter((one) => problemOf(one) === null);
      const taken = fitting.slice(0, most - uploads.length);
      setRejected(
        files.map(problemOf).find((one) => one !== null) ?? (taken.length < fitting.length ? 'many' : null),
      );
      // Where there is no room to keep it the file is sent anyway, and lost only with the page.
      for (const { key, file } of add(taken)) void draft?.keepFile(key, file);
    },
    onRemove(key) {
      setRejected(null);
      forget(uploads.filter((one) => one.key === key));
    },
    onRetry(key) {
      const found = uploads.find((one) => one.key === key);
      if (found?.status === 'failed' && found.file !== null) send(key, found.file);
    },
    onClear() {
      setRejected(null);
      forget(uploads);
    },
  };
}

const noteOf = <Stored>(one: Upload<Stored>): Note<Stored> => ({
  key: one.key,
  stored:
    one.status === 'ready' && one.uploadedAt !== null ? { value: one.stored, at: one.uploadedAt } : null,
});

interface Reading<Stored> extends Pick<PickedOptions<Stored>, 'part' | 'isStored' | 'urlOf'> {
  readonly now: number;
}

/** The uploads of a draft in their order, without those that neither the device nor the server has any more. */
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

/** A note of this version. One of an earlier version keeps its key, so that its file is sent again. */
function readNote<Stored>(one: unknown, isStored: (value: unknown) => value is Stored): Note<Stored> | null {
  if (typeof one !== 'object' || one === null || !('key' in one) || typeof one.key !== 'string') return null;
  const { key } = one;
  const stored = 'stored' in one ? one.stored : null;
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('at' in stored))
    return { key, stored: null };
  const { value, at } = stored;
  return { key, stored: typeof at === 'number' && isStored(value) ? { value, at } : null };
}
