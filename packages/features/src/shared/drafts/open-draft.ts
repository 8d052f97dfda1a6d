import { DAY } from '@campushive/contract';
import type { Clock, DeviceStorage, StorageKey } from '../../kernel/index.js';

/** How long what was begun waits for its student. */
export const DRAFT_LIFETIME = 30 * DAY;
/** So many pages of one browser can have the same form open, each with a draft of its own. */
const SLOTS = 5;

/** A form's draft while the form is open: words and files in the device's storage. */
export interface OpenDraft {
  /** What had been kept under a name when the draft was opened, as it came out of JSON; null for nothing. */
  part(name: string): unknown;
  /** Keeps it at once; null forgets it. False where there is no room. */
  keep(name: string, part: unknown): boolean;
  file(name: string): Promise<File | null>;
  /** False where there is no room. */
  keepFile(name: string, file: File): Promise<boolean>;
  dropFile(name: string): void;
  /** Forgets everything; the form can go on. */
  forget(): void;
  /** Leaves it to the next page that opens the form. */
  close(): void;
}

interface Kept {
  /** Milliseconds since 1970: when it was last changed. */
  readonly at: number;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

/** What a draft needs of its host. */
export interface DraftHost {
  readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly userId: string;
}

/**
 * Opens a form's draft of this student: the one this tab had before, else the newest that no other page has open, else a
 * fresh one. Where every place is taken, nothing of this page is kept.
 */
export async function openDraft(host: DraftHost, form: string): Promise<OpenDraft> {
  const { storage, clock, userId } = host;
  const own = `slot:${form}` as const;
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const key = `draft:${userId}:${form}:${slot}` as const;
    return { key, name: String(slot), at: parse(storage.read(key))?.at ?? 0 };
  });
  const mine = storage.read(own);
  slots.sort((a, b) => rank(b) - rank(a));
  for (const { key, name } of slots) {
    const release = await storage.files.hold(key).catch(() => () => undefined);
    if (release === null) continue;
    storage.write(own, name);
    return draftIn(host, key, release);
  }
  return draftIn(host, null, () => undefined);

  function rank({ name, at }: { name: string; at: number }): number {
    if (at === 0) return 0;
    return name === mine ? Infinity : Math.max(1, at - clock.now().getTime() + DRAFT_LIFETIME);
  }
}

/** The draft of one place; without a place nothing is kept. */
function draftIn({ storage, clock }: DraftHost, key: StorageKey | null, release: () => void): OpenDraft {
  const found = key === null ? null : parse(storage.read(key));
  const isOld = found !== null && found.at < clock.now().getTime() - DRAFT_LIFETIME;
  const parts = new Map<string, unknown>(isOld ? [] : Object.entries(found?.parts ?? {}));
  const files = new Set(found?.files);
  let open = key !== null;
  if (isOld) forget();

  return {
    part: (name) => (isOld ? null : (found?.parts[name] ?? null)),
    keep(name, part) {
      if (part === null) parts.delete(name);
      else parts.set(name, part);
      return save();
    },
    file: (name) => storage.files.read(placeOf(name)).catch(() => null),
    async keepFile(name, file) {
      if (!open) return false;
      // Noted before it is there, so that whatever forgets the draft finds it.
      files.add(name);
      try {
        if (!save()) return false;
        await storage.files.write(placeOf(name), file);
        return true;
      } catch {
        return false;
      }
    },
    dropFile(name) {
      if (!open || !files.delete(name)) return;
      save();
      void storage.files.remove([placeOf(name)]).catch(() => undefined);
    },
    forget,
    close() {
      if (!open) return;
      open = false;
      release();
    },
  };

  function placeOf(name: string): string {
    return `${key ?? ''}/${name}`;
  }

  function save(): boolean {
    if (!open || key === null) return false;
    const kept: Kept = { at: clock.now().getTime(), parts: Object.fromEntries(parts), files: [...files] };
    return storage.write(key, parts.size + files.size === 0 ? null : JSON.stringify(kept));
  }

  function forget(): void {
    const places = [...files].map(placeOf);
    parts.clear();
    files.clear();
    save();
    if (open && places.length > 0) void storage.files.remove(places).catch(() => undefined);
  }
}

function parse(note: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(note ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'at' in kept &&
    typeof kept.at === 'number' &&
    'parts' in kept &&
    typeof kept.parts === 'object' &&
    kept.parts !== null &&
    'files' in kept &&
    Array.isArray(kept.files)
  );
}
