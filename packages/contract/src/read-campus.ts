import * as z from 'zod/mini';
import { campusDefinition, type Campus } from './campus-schema.js';
import { wrongHive } from './read-own-hives.js';

/** An error in a campus definition, in one line for its author. */
export class CampusError extends Error {}

/**
 * Validates a campus definition. Throws a CampusError of one line that names the file (or `source`), the first wrong field, and the
 * correction.
 */
export function readCampus(definition: unknown, source = 'the definition'): Campus {
  const parsed = z.safeParse(campusDefinition, definition, { reportInput: true, error: fixOf });
  if (!parsed.success) throw new CampusError(`${source}: ${wordIssue(parsed.error.issues[0])}`);
  const campus = parsed.data;
  const wrong = firstContradiction(campus);
  if (wrong !== undefined) throw new CampusError(`${source}: ${wrong}`);
  return campus;
}

function wordIssue(issue: z.core.$ZodIssue | undefined): string {
  const where = issue?.path.map(String).join('.');
  if (issue?.code === 'unrecognized_keys') {
    const [key] = issue.keys;
    return `${[...issue.path, key].map(String).join('.')}: there is no such field; correct its name, or take it out`;
  }
  if (issue === undefined || where === undefined || where === '') return 'it must be an object';
  return issue.input === undefined ? `${where} is missing; add it` : `${where}: ${issue.message}`;
}

/** Returns the correction of an issue, where the schema's own rule does not state one. */
function fixOf(issue: z.core.$ZodRawIssue): string {
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
      return 'is not as packages/contract/src/campus-schema.ts describes it';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  array: 'a list in []',
  tuple: 'a list in []',
  object: 'an object in {}',
  record: 'an object in {}',
};

/** Returns the first contradiction between fields, with its correction. Undefined without one. */
function firstContradiction(campus: Campus): string | undefined {
  return (
    repeatedName(campus) ??
    wrongHive(campus) ??
    unknownToTheWorld(campus) ??
    unknownInstitution(campus) ??
    (campus.locales.includes(campus.defaultLocale)
      ? undefined
      : `defaultLocale: ${campus.defaultLocale} is not one of the locales; add it to them`)
  );
}

/** Finds a duplicate among names that are looked up. The second entry would never be found. */
function repeatedName({ institutions, hives, payments, locales }: Campus): string | undefined {
  const { networks } = payments.mobileMoney;
  const domains = institutions.flatMap((one) => [...one.emailDomains, ...(one.staffDomains ?? [])]);
  const domain = domains[firstRepeated(domains)];
  if (domain !== undefined) return `institutions: two of them own ${domain}; leave it to one`;
  const id = repeatedIn(
    'institutions',
    'id',
    institutions.map((one) => one.id),
    'give each its own',
  );
  const ids = institutions.flatMap((one) => [one.id, ...one.aliases]);
  const alias = ids[firstRepeated(ids)];
  return (
    id ??
    (alias === undefined
      ? undefined
      : `institutions: ${alias} is an id or alias of two of them; leave it to one`) ??
    repeatedIn(
      'hives',
      'name',
      hives.map((one) => one.name),
      'take one of them out',
    ) ??
    repeatedIn(
      'payments.mobileMoney.networks',
      'id',
      networks.map((one) => one.id),
      'give each its own',
    ) ??
    repeatedIn('locales', '', locales, 'take one of them out')
  );
}

function repeatedIn(list: string, field: string, names: readonly string[], fix: string): string | undefined {
  const second = firstRepeated(names);
  const name = names[second];
  if (name === undefined) return undefined;
  const at = (index: number) => [list, index, field].filter((part) => part !== '').join('.');
  return `${at(second)}: ${name} is already ${at(names.indexOf(name))}; ${fix}`;
}

const firstRepeated = (names: readonly string[]): number =>
  names.findIndex((name, index) => names.indexOf(name) !== index);

/** Finds invalid codes of external standards. An invalid one would break the first page or payment instead of the start. */
function unknownToTheWorld({ currency, timeZone }: Campus): string | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency.code))
    return `currency.code: there is no currency ${currency.code}; write its code in ISO 4217, such as EUR`;
  if (!isTimeZone(timeZone))
    return `timeZone: there is no time zone ${timeZone}; write its name in the IANA database, such as Europe/Paris`;
  return undefined;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function unknownInstitution(campus: Campus): string | undefined {
  const ids = new Set(campus.institutions.map((one) => one.id));
  for (const list of ['featuredInstitutions', 'landingInstitutions'] as const) {
    const unknown = campus[list].find((id) => !ids.has(id));
    if (unknown !== undefined)
      return `${list}: there is no institution ${unknown}; add it to institutions or take it out`;
  }
  return undefined;
}
