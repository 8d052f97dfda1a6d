import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStorage, useUser } from '../../kernel/index.js';
import { storeValues, persistedFormKey, valuesIn, type PersistedValues } from './use-persisted-form.js';

/**
 * Variant of `usePersistedForm` for React Hook Form, which restores the values after hydration. A visitor's values stay
 * in their tab. Stores only the named fields, never a password.
 */
export function usePersistedHookForm<V extends FieldValues>(
  name: string,
  form: UseFormReturn<V>,
  fields: readonly Path<V>[],
): { readonly forget: () => void } {
  const storage = useStorage();
  const key = persistedFormKey(useUser()?.id, name);
  const [names] = useState(fields);
  useEffect(() => {
    const stored = valuesIn(storage, key);
    const empty = textsIn(form.formState.defaultValues ?? {}, names);
    for (const field of names) {
      const value = stored[field];
      if (typeof value !== 'string' || form.getValues(field) !== (empty[field] ?? '')) continue;
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the named fields hold text
      form.setValue(field, value as PathValue<V, Path<V>>, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        storeValues(storage, key, textsIn(values, names), textsIn(form.formState.defaultValues ?? {}, names)),
    });
  }, [storage, key, form, names]);
  return { forget: () => storeValues(storage, key, {}, {}) };
}

/** Returns the named fields that hold text. */
function textsIn(values: object, names: readonly string[]): PersistedValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
