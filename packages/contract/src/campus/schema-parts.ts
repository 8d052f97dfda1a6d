import * as z from 'zod/mini';

/** Primitives of the schema of a campus definition. */

export const word = z.string().check(z.minLength(1));
export const id = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and hyphens'));
export const digits = z.string().check(z.regex(/^\d+$/, 'must be digits in quotes'));
export const amountMinor = z
  .number()
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0, 'must be whole minor units'));
/** A text in English, with optional translations by language. */
export const text = z.catchall(z.object({ en: word }), word);

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #faf7f0'));

/** A web address with TLS. */
export const url = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));

/** Degrees north. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
/** Degrees east. */
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** ISO 639 code: `en`, `sw`. The server checks which languages have texts. */
export const language = z.string().check(z.regex(/^[a-z]{2,3}$/, 'must be a language such as en'));
