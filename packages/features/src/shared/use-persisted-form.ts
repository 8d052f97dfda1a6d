import { useMemo, useState } from 'react';
import { useStorage, useUser, type DeviceStorage } from '../kernel/index.js';

/** What a form holds: text, and numbers such as stars. */
export type KeptValues = Readonly<Record<string, string | number>>;

export interface Kept<V extends KeptValues> {
  readonly values: V;
  readonly onChange: (change: Partial<V>) => void;
  /** It was sent. */
  readonly forget: () => void;
}

/**
 * What is typed into a small form, kept on the device under its student's name until it is sent: it outlives a reload, a
 * window that was closed, and a session that ended.
 */
export function usePersistedForm<V extends KeptValues>(form: string, empty: V): Kept<V> {
  const storage = useStorage();
  const key = keptKey(useUser()?.id, form);
  const kept = useMemo(() => valuesIn(storage, key), [storage, key]);
  const [typed, setTyped] = useState<V | null>(null);
  const values = typed ?? { ...empty, ...fitting(kept, empty) };
  return {
    values,
    onChange(change) {
      const next = { ...values, ...change };
      setTyped(next);
      keepValues(storage, key, next, empty);
    },
    forget() {
      setTyped(empty);
      keepValues(storage, key, empty, empty);
    },
  };
}

/** A student's words stay on their device; a visitor's stay in their tab. */
export const keptKey = (userId: string | undefined, form: string): Key =>
  userId === undefined ? `slot:${form}` : `draft:${userId}:${form}`;

type Key = Parameters<DeviceStorage['write']>[0];

/** What was kept under a key: nothing, where it cannot be read. */
export function valuesIn(storage: DeviceStorage, key: Key): KeptValues {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string | number] =>
        ['string', 'number'].includes(typeof entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps what differs from an empty form; without storage, as long as the page. */
export function keepValues(storage: DeviceStorage, key: Key, values: KeptValues, empty: KeptValues): void {
  const differs = Object.entries(values).some(([name, value]) => value !== empty[name]);
  storage.write(key, differs ? JSON.stringify(values) : null);
}

/** Those of the kept values that the form still has, in the kind that it has them. */
function fitting<V extends KeptValues>(kept: KeptValues, empty: V): Partial<V> {
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a name says nothing of its value to the compiler
  return Object.fromEntries(known) as Partial<V>;
}
