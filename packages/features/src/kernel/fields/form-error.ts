import type { FieldError } from '@campushive/contract';
import { useFieldText } from './field-text.js';

/** `type` that marks field errors among the errors of a form. */
const FIELD_ERROR = 'field-error';

/** Error of a form field, as React Hook Form stores it. */
interface FormError {
  readonly type?: string;
  readonly message?: string | undefined;
  /** Element of the field, whose name words the error of an empty field. */
  readonly ref?: { readonly name?: string } | undefined;
}

/** Message of a rule that a field must not be empty, instead of a key in a form's texts. */
export const REQUIRED = 'required';

/** Converts a field error for a form, which stores text only: code and parameters as JSON. Worded by `useFormErrorText`. */
export const formError = (error: FieldError) => ({ type: FIELD_ERROR, message: JSON.stringify(error) });

/**
 * Returns a function that words a form field's error: a form rule, by its key in `t`, or a field error. The second parameter names a field
 * whose error has no element.
 */
export function useFormErrorText(
  t: Readonly<Record<string, unknown>>,
): (error: FormError | undefined, field?: string) => string | undefined {
  const fieldText = useFieldText();
  return (error, field = error?.ref?.name) => {
    if (error?.message === undefined) return undefined;
    if (error.message === REQUIRED) return fieldText({ code: REQUIRED }, field);
    if (error.type === FIELD_ERROR) return fieldText(fieldErrorIn(error.message), field);
    const text = t[error.message];
    return typeof text === 'string' ? text : error.message;
  };
}

function fieldErrorIn(message: string): FieldError {
  const error: FieldError = JSON.parse(message);
  return error;
}
