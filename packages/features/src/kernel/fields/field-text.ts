import { wordFieldError, type FieldError } from '@campushive/contract';
import { catalogue } from './field-texts.catalogue.js';
import { catalogue as missingCatalogue } from './missing-fields.catalogue.js';
import { useMessages } from '../messages.js';
import { useLocale } from '../provider.js';

/** Returns a function that words a field error in the reader's language. The name of an empty field makes it `Add a price`. */
export function useFieldText(): (error: FieldError, field?: string) => string {
  const texts = useMessages(catalogue);
  const missing: Readonly<Record<string, string>> = useMessages(missingCatalogue);
  const locale = useLocale();
  return (error, field = '') =>
    (error.code === 'required' && Object.hasOwn(missing, field) ? missing[field] : undefined) ??
    wordFieldError(texts, error, locale);
}

/** Returns a function that words the error of an empty field: `Add a price`. */
export function useMissingText(): (field: string) => string {
  const fieldText = useFieldText();
  return (field) => fieldText({ code: 'required' }, field);
}
