import { fieldErrorsOf, fieldTexts, isFieldCode, wordFieldError } from '@campushive/contract';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { campusTexts } from '../campus.js';
import { Failure } from './failure.js';

z.config(en());

/** Checks an input; throws `validation_failed` with one code per wrong field, and the first of them in words. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fieldErrors = fieldErrorsOf(issues);
  const [first] = Object.entries(fieldErrors);
  if (first === undefined) throw new Failure('validation_failed', 'is wrong');
  const [field, error] = first;
  const own = issues[0] === undefined ? undefined : ownWords(issues[0]);
  const words = own ?? wordFieldError(campusTexts(fieldTexts), error, 'en');
  throw new Failure('validation_failed', sentenceFor(field, words), { fieldErrors });
}

/** Zod's own words, for what a schema of ours has no code for: they name the choices, or the type that was expected. */
function ownWords(issue: z.core.$ZodIssue): string | undefined {
  if (isFieldCode(issue.message) || issue.input === undefined || issue.code === 'unrecognized_keys')
    return undefined;
  return issue.message;
}

/** What the whole answer says: "price: Required"; words that name their field stand alone, as on the screen. */
function sentenceFor(field: string, words: string): string {
  const name = /[a-z]+$/i.exec(field)?.[0].replace(/^[a-z]+(?=[A-Z])/, '') ?? '';
  const named = name !== '' && words.toLowerCase().includes(name.toLowerCase());
  return named || field === '(input)' ? words : `${field}: ${words}`;
}
