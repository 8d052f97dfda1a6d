import { wordFieldError, type FieldError } from '@campushive/contract';
import { catalogue } from './field-texts.catalogue.js';
import { useMessages } from './messages.js';
import { useLocale } from './provider.js';

/** Returns a function that words a field error in the reader's language. */
export function useFieldText(): (error: FieldError) => string {
  const texts = useMessages(catalogue);
  const locale = useLocale();
  return (error) => wordFieldError(texts, error, locale);
}
