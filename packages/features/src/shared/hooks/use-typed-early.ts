import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Notifies the form's watchers of text that the browser restored before hydration. React Hook Form reads it from the document without
 * notifying watchers, so hints and previews would show an empty form until the next key press. For watchers inside the
 * form.
 */
export function useTypedEarly<V extends FieldValues>(form: UseFormReturn<V>): void {
  useEffect(() => {
    const empty: FieldValues = form.formState.defaultValues ?? {};
    const values = form.getValues();
    if (Object.keys(values).some((name) => values[name] !== empty[name]))
      form.setValues(values, { shouldDirty: true });
  }, [form]);
}
