import { fieldErrorsOf, fieldTexts, wordFieldError } from '@campushive/contract';
import type * as z from 'zod/mini';
import { campusTexts } from '../platform/campus.js';
import { Failure } from './failure.js';
import { sentenceFor } from './field-sentence.js';

/** Checks an input; throws `validation_failed` with one code per wrong field, and the first of them in words. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fieldErrors = fieldErrorsOf(issues);
  const [first] = Object.entries(fieldErrors);
  if (first === undefined) throw new Failure('validation_failed', 'is wrong');
  const [field, error] = first;
  const own = issues[0] === undefined ? undefined : choicesOf(issues[0]);
  const words = own ?? wordFieldError(campusTexts(fieldTexts), error, 'en');
  throw new Failure('validation_failed', sentenceFor(field, words), { fieldErrors });
}

/** Returns the allowed values for a value outside them: an error code alone cannot name them. */
export function choicesOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_value' || issue.input === undefined) return undefined;
  return `Choose ${issue.values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')}`;
}
