import { localized } from '@campushive/contract';
import { useLocale, useMessages } from '../kernel/index.js';
import type { FormField } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';

/** Names a field in the reader's language: in the form's words, or in those of the campus for one of its own. */
export function useFieldLabel(): (field: FormField) => string {
  const words: Readonly<Record<string, string>> = useMessages(catalogue).fields;
  const locale = useLocale();
  return ({ name, own }) => (own === undefined ? (words[name] ?? name) : localized(own.label, locale));
}
