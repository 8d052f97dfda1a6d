import type { FieldError } from '@campushive/contract';
import { useFieldText } from './field-text.js';

/** How a field error is marked among the errors of a form. */
const FIELD_ERROR = 'field-error';

/** The error of a form's field, as React Hook Form keeps it. */
interface FormError {
  readonly type?: string;
  readonly message?: string | undefined;
}

/** A field error for a form, which keeps text only: its code and parameters as JSON, worded by `useFormErrorText`. */
export const formError = (error: FieldError) => ({ type: FIELD_ERROR, message: JSON.stringify(error) });

/** Words what is wrong with a field of a form: one of the form's own rules, by its key in the form's texts, or a field error. */
export function useFormErrorText(
  t: Readonly<Record<string, unknown>>,
): (error: FormError | undefined) => string | undefined {
  const fieldText = useFieldText();
  return (error) => {
    if (error?.message === undefined) return undefined;
    if (error.type === FIELD_ERROR) return fieldText(fieldErrorIn(error.message));
    const text = t[error.message];
    return typeof text === 'string' ? text : error.message;
  };
}

function fieldErrorIn(message: string): FieldError {
  const error: FieldError = JSON.parse(message);
  return error;
}
