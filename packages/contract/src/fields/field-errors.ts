import type { FieldCode, FieldError, FieldParams } from './field-codes.js';

/** Builds a field error. Without parameters, the result has no `params`. */
export const fieldError = (code: FieldCode, params?: FieldParams): FieldError =>
  params === undefined ? { code } : { code, params };

/** Builds the error of a schema check. Zod carries the code as its message, with the parameters beside it. */
export const wrong = (code: FieldCode, params?: FieldParams) => ({
  error: code,
  ...(params && { params: { ...params } }),
});

/** A text for each code. `{max}` is a number, `{max, number}` a number with the language's separators. */
export type FieldTexts = Readonly<Record<FieldCode, string>>;

/** Puts the parameters into a text of `FieldTexts`. */
export function wordFieldError(texts: FieldTexts, { code, params }: FieldError, locale: string): string {
  // A newer server may send unknown codes.
  const text = Object.hasOwn(texts, code) ? texts[code] : texts.invalid;
  return text.replace(/\{(\w+)(, number)?\}/g, (_, name: string, grouped?: string) => {
    const value = Object.entries(params ?? {}).find(([key]) => key === name)?.[1];
    if (value === undefined) return '';
    return grouped === undefined || typeof value === 'string' ? String(value) : value.toLocaleString(locale);
  });
}
