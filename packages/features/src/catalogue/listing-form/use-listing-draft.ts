import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OpenDraft } from '../../base/parts/drafts/index.js';
import type { FieldName } from './form-fields.js';
import type { FormValues } from './values/form-values.js';

/** Stores typed values in a draft and restores them into the form. `restored` is true when the draft had values. */
export function useTypedDraft(
  form: UseFormReturn<FormValues>,
  initial: FormValues,
  draft: OpenDraft | null,
): { readonly restored: boolean } {
  useEffect(() => {
    if (draft === null) return;
    const stored = textsOf(draft.part('values'));
    for (const [name, value] of Object.entries(stored)) {
      // Values typed before the draft was loaded take precedence.
      if (!isField(name, initial) || form.getValues(name) !== initial[name]) continue;
      form.setValue(name, value);
    }
    const store = (values: FormValues) => {
      const typed = Object.entries(values).some(
        ([name, value]) => isField(name, initial) && value !== initial[name],
      );
      draft.keep('values', typed ? values : null);
    };
    store(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [form, initial, draft]);
  return { restored: Object.keys(textsOf(draft?.part('values'))).length > 0 };
}

const isField = (name: string, of: FormValues): name is FieldName => name in of;

function textsOf(part: unknown): Readonly<Record<string, string | boolean>> {
  const entries = Object.entries(typeof part === 'object' && part !== null ? part : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | boolean] =>
      ['string', 'boolean'].includes(typeof entry[1]),
    ),
  );
}
