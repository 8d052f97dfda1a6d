import * as z from 'zod/mini';
import { campusDefinition, type Campus } from './campus-schema.js';
import { completeCampus } from './define/complete-campus.js';
import { contradictionsIn } from './define/contradictions.js';
import { missingLabels } from './define/missing-labels.js';
import { partsOf } from './define/parts.js';
import { isRecord, type Fields } from './define/reading.js';
import { methodWords } from './method-words.js';

/** The mistakes in a campus definition, for its author. The message has a line for each. */
export class CampusError extends Error {
  override readonly name = 'CampusError';
  /** One sentence a mistake: the field, the problem and the correction. */
  readonly mistakes: readonly string[];

  /** `source` names the file, and begins each line of the message. */
  constructor(mistakes: readonly string[], source?: string) {
    super(mistakes.map((mistake) => (source === undefined ? mistake : `${source}: ${mistake}`)).join('\n'));
    this.mistakes = mistakes;
  }
}

/** The result of a check: the complete definition, or all mistakes. */
export type CampusCheck =
  | { readonly campus: Campus; readonly mistakes: readonly [] }
  | { readonly campus: undefined; readonly mistakes: readonly [string, ...string[]] };

/**
 * Completes a definition with defaults, as `defineCampus` does, and checks it. Returns every mistake at once: the field, the problem and the
 * correction.
 */
export function checkCampus(definition: unknown): CampusCheck {
  if (!isRecord(definition)) return { campus: undefined, mistakes: ['it must be an object'] };
  const completed = completeCampus(definition);
  const parsed = z.safeParse(campusDefinition, completed, { reportInput: true, error: fixOf });
  const issues = parsed.error?.issues ?? [];
  const own = issues.filter((issue) => !isDerived(issue.path, definition, completed));
  const [first, ...others] = new Set([
    ...(own.length === 0 ? issues : own).flatMap((issue) => wordIssue(issue, definition)),
    ...contradictionsIn(partsOf(completed)),
    ...missingLabels(completed),
  ]);
  if (first !== undefined) return { campus: undefined, mistakes: [first, ...others] };
  if (parsed.data === undefined) throw new Error('A definition without mistakes could not be read');
  const { data } = parsed;
  const words = { ...data.words, ...methodWords(data, data.locales) };
  return { campus: { ...data, words }, mistakes: [] };
}

/**
 * Completes and checks a campus definition. Throws a CampusError that names the file (or `source`), each wrong field, and its
 * correction.
 */
export function readCampus(definition: unknown, source = 'the definition'): Campus {
  const { campus, mistakes } = checkCampus(definition);
  if (campus === undefined) throw new CampusError(mistakes, source);
  return campus;
}

/** Parses a definition in JSON. Throws a CampusError with the line and the column, where the engine names them. */
export function parseCampusJson(json: string, source: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const where = line === undefined ? '' : `; look at line ${line}, column ${column}`;
    throw new CampusError([`${source} is not JSON${where}`]);
  }
}

type Path = readonly PropertyKey[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );

/** Returns whether a default copied a mistake from a field that is reported itself. */
function isDerived(path: Path, written: Fields, completed: Fields): boolean {
  if (at(completed, path) === undefined) return false;
  const end = path.findIndex((_, index) => at(written, path.slice(0, index + 1)) === undefined);
  return end !== -1 && typeof at(written, path.slice(0, end)) === 'object';
}

/** Returns the part of a path that the author wrote: `country` for `country.code` where the country is a text. */
function writtenPath(path: Path, written: Fields): string {
  const short = path.findIndex((_, index) => typeof at(written, path.slice(0, index + 1)) === 'string');
  return (short === -1 ? path : path.slice(0, short + 1)).map(String).join('.');
}

function wordIssue(issue: z.core.$ZodIssue, written: Fields): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) =>
        `${[...issue.path, key].map(String).join('.')}: there is no such field; correct its name, or take it out`,
    );
  const where = writtenPath(issue.path, written);
  return [issue.input === undefined ? `${where} is missing; add it` : `${where}: ${issue.message}`];
}

/** Returns the correction of an issue, where the schema's own rule does not state one. */
function fixOf(issue: z.core.$ZodRawIssue): string {
  if (issue.path?.length === 1 && issue.path[0] === 'brand')
    return 'must be a colour such as #0b7a4b, or an object in {}';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return 'is not as packages/contract/src/campus/campus-schema.ts describes it';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  array: 'a list in []',
  tuple: 'a list in []',
  object: 'an object in {}',
  record: 'an object in {}',
};
