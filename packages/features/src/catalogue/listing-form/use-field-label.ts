import { localized } from '@campushive/contract';
import { useLocale, useMessages } from '../../kernel/index.js';
import type { FormField } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';

/**
 * Returns a formatter for field labels in the viewer's language, from the form's texts or the custom hive's definition.
 */
export function useFieldLabel(): (field: FormField) => string {
  const words: Readonly<Record<string, string>> = useMessages(catalogue).fields;
  const locale = useLocale();
  return ({ name, own }) => (own === undefined ? (words[name] ?? name) : localized(own.label, locale));
}
