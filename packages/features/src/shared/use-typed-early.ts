import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Tells the form's watchers what was typed before the page was alive. React Hook Form takes it over from the document, and
 * says so to no one: hints and previews would speak of an empty form until the next key. For watchers in what the form draws.
 */
export function useTypedEarly<V extends FieldValues>(form: UseFormReturn<V>): void {
  useEffect(() => {
    const empty: FieldValues = form.formState.defaultValues ?? {};
    const values = form.getValues();
    if (Object.keys(values).some((name) => values[name] !== empty[name]))
      form.setValues(values, { shouldDirty: true });
  }, [form]);
}
