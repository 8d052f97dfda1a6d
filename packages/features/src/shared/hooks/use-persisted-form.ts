import { useMemo, useState } from 'react';
import { useStorage, useUser, type DeviceStorage } from '../../kernel/index.js';

/** Values of a form: text, and numbers such as stars. */
export type PersistedValues = Readonly<Record<string, string | number>>;

export interface PersistedForm<V extends PersistedValues> {
  readonly values: V;
  readonly onChange: (change: Partial<V>) => void;
  /** Deletes the stored values after sending. */
  readonly forget: () => void;
}

/**
 * Persists the values of a small form on the device under the student's id until it is sent. They survive a reload, a
 * closed window and an expired session.
 */
export function usePersistedForm<V extends PersistedValues>(form: string, empty: V): PersistedForm<V> {
  const storage = useStorage();
  const key = persistedFormKey(useUser()?.id, form);
  const stored = useMemo(() => valuesIn(storage, key), [storage, key]);
  const [typed, setTyped] = useState<V | null>(null);
  const values = typed ?? { ...empty, ...fitting(stored, empty) };
  return {
    values,
    onChange(change) {
      const next = { ...values, ...change };
      setTyped(next);
      storeValues(storage, key, next, empty);
    },
    forget() {
      setTyped(empty);
      storeValues(storage, key, empty, empty);
    },
  };
}

/** Returns the storage key: per device for a student, per tab for a visitor. */
export const persistedFormKey = (userId: string | undefined, form: string): Key =>
  userId === undefined ? `slot:${form}` : `draft:${userId}:${form}`;

type Key = Parameters<DeviceStorage['write']>[0];

/** Reads the stored values of a key; empty when they are unreadable. */
export function valuesIn(storage: DeviceStorage, key: Key): PersistedValues {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string | number] =>
        ['string', 'number'].includes(typeof entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Stores the values when they differ from an empty form. Without storage they last as long as the page. */
export function storeValues(
  storage: DeviceStorage,
  key: Key,
  values: PersistedValues,
  empty: PersistedValues,
): void {
  const differs = Object.entries(values).some(([name, value]) => value !== empty[name]);
  storage.write(key, differs ? JSON.stringify(values) : null);
}

/** Returns the stored values that the form still has, with a matching type. */
function fitting<V extends PersistedValues>(stored: PersistedValues, empty: V): Partial<V> {
  const existing = Object.entries(stored).filter(([name, value]) => typeof value === typeof empty[name]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a name says nothing of its value to the compiler
  return Object.fromEntries(existing) as Partial<V>;
}
