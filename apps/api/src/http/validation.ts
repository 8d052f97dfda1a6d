import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { Failure } from './failure.js';

z.config(en());

/** Checks an input; throws `validation_failed` with one message per wrong field. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fieldErrors[[...issue.path, key].join('.')] ??= 'Unknown field';
    } else {
      fieldErrors[issue.path.join('.') || '(input)'] ??= wordsFor(issue);
    }
  }
  const [field, words] = Object.entries(fieldErrors)[0] ?? ['(input)', 'is wrong'];
  throw new Failure('validation_failed', sentenceFor(field, words), { fieldErrors });
}

function wordsFor(issue: z.core.$ZodIssue): string {
  // Zod's own words for what is left out; a schema with better ones keeps them.
  const leftOut = issue.input === undefined && /^Invalid (input|option)/.test(issue.message);
  return leftOut ? 'Required' : issue.message;
}

/** What the whole answer says: "price: Required"; words that name their field stand alone, as on the screen. */
function sentenceFor(field: string, words: string): string {
  const name = /[a-z]+$/i.exec(field)?.[0].replace(/^[a-z]+(?=[A-Z])/, '') ?? '';
  const named = name !== '' && words.toLowerCase().includes(name.toLowerCase());
  return named || field === '(input)' ? words : `${field}: ${words}`;
}
