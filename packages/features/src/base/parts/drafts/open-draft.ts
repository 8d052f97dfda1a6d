import { DAY } from '@campushive/contract';
import type { Clock, DeviceStorage, StorageKey } from '../../../kernel/index.js';

/** Lifetime of a draft, in milliseconds. */
export const DRAFT_LIFETIME = 30 * DAY;
/** Maximum number of pages of one browser that have the same form open, each with a separate draft. */
const SLOTS = 5;

/** Draft of an open form: values and files in the device's storage. */
export interface OpenDraft {
  /** Returns the value stored under a name when the draft was opened, as parsed from JSON; null for none. */
  part(name: string): unknown;
  /** Stores the value immediately; null deletes it. Returns false when the storage is full. */
  keep(name: string, part: unknown): boolean;
  file(name: string): Promise<File | null>;
  /** Resolves to false when the storage is full. */
  keepFile(name: string, file: File): Promise<boolean>;
  dropFile(name: string): void;
  /** Deletes the stored draft. The form stays usable. */
  forget(): void;
  /** Releases the draft to the next page that opens the form. */
  close(): void;
}

interface StoredDraft {
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

/** Dependencies of a draft. */
export interface DraftHost {
  readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly userId: string;
}

/**
 * Opens this student's draft of a form: the tab's previous draft, else the newest one that no other page has open, else
 * an empty one. With all slots taken, the draft of this page is not stored.
 */
export async function openDraft(host: DraftHost, form: string): Promise<OpenDraft> {
  const { storage, clock, userId } = host;
  const own = `slot:${form}` as const;
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const key = `draft:${userId}:${form}:${slot}` as const;
    return { key, name: String(slot), at: parse(storage.read(key))?.at ?? 0 };
  });
  const ownDraft = storage.read(own);
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
    return name === ownDraft ? Infinity : Math.max(1, at - clock.now().getTime() + DRAFT_LIFETIME);
  }
}

/**
 * Starts a draft beside the stored ones, for content from elsewhere, and makes it the next one that this tab opens. Returns null with all
 * slots taken.
 */
export async function startDraft(host: DraftHost, form: string): Promise<OpenDraft | null> {
  const { storage, userId } = host;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const key = `draft:${userId}:${form}:${slot}` as const;
    if (parse(storage.read(key)) !== null) continue;
    const release = await storage.files.hold(key).catch(() => () => undefined);
    if (release === null) continue;
    storage.write(`slot:${form}`, String(slot));
    return draftIn(host, key, release);
  }
  return null;
}

/** Creates the draft of a slot. Without a slot nothing is stored. */
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
      // Registers the name before the file is written, so that deleting the draft also deletes the file.
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
    const stored: StoredDraft = {
      at: clock.now().getTime(),
      parts: Object.fromEntries(parts),
      files: [...files],
    };
    return storage.write(key, parts.size + files.size === 0 ? null : JSON.stringify(stored));
  }

  function forget(): void {
    const places = [...files].map(placeOf);
    parts.clear();
    files.clear();
    save();
    if (open && places.length > 0) void storage.files.remove(places).catch(() => undefined);
  }
}

function parse(note: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(note ?? 'null');
    return isStoredDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'parts' in value &&
    typeof value.parts === 'object' &&
    value.parts !== null &&
    'files' in value &&
    Array.isArray(value.files)
  );
}
