import { wordFieldError, type FieldError } from '@campushive/contract';
import { catalogue } from './field-texts.catalogue.js';
import { catalogue as missingCatalogue } from './missing-fields.catalogue.js';
import { useMessages } from '../messages.js';
import { useLocale } from '../provider.js';

/**
 * Returns a function that words a field error in the reader's language. An empty field is worded by its name or path: `Add a price`
 * for `price` and `items.0.price`.
 */
export function useFieldText(): (error: FieldError, field?: string) => string {
  const texts = useMessages(catalogue);
  const missing: Readonly<Record<string, string>> = useMessages(missingCatalogue);
  const locale = useLocale();
  return (error, field = '') => {
    const name = field.replaceAll(/\.\d+(?=\.)/g, '');
    return (
      (error.code === 'required' && Object.hasOwn(missing, name) ? missing[name] : undefined) ??
      wordFieldError(texts, error, locale)
    );
  };
}

/** Returns a function that words the error of an empty field: `Add a price`. */
export function useMissingText(): (field: string) => string {
  const fieldText = useFieldText();
  return (field) => fieldText({ code: 'required' }, field);
}
