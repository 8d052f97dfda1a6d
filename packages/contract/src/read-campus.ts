import * as z from 'zod/mini';
import { campusDefinition, type Campus } from './campus-schema.js';

/** What is wrong with a campus definition, in one line for its author. */
export class CampusError extends Error {}

/**
 * A campus definition that was checked; throws a CampusError of one line that names the file (or what else `source` says), the
 * first wrong field, and what to do.
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
  if (issue === undefined || where === undefined || where === '') return 'it must be an object';
  return issue.input === undefined ? `${where} is missing; add it` : `${where}: ${issue.message}`;
}

/** What to write instead, where the schema's own rule does not say so. */
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

/** What no field can know alone, and how to mend it. */
function firstContradiction(campus: Campus): string | undefined {
  const domains = campus.institutions.flatMap((one) => one.emailDomains);
  const twice = domains.find((domain, index) => domains.indexOf(domain) !== index);
  if (twice !== undefined) return `institutions: two of them own ${twice}; leave it to one`;
  const ids = new Set(campus.institutions.map((one) => one.id));
  for (const list of ['featuredInstitutions', 'landingInstitutions'] as const) {
    const unknown = campus[list].find((id) => !ids.has(id));
    if (unknown !== undefined)
      return `${list}: there is no institution ${unknown}; add it to institutions or take it out`;
  }
  if (!campus.locales.includes(campus.defaultLocale))
    return `defaultLocale: ${campus.defaultLocale} is not one of the locales; add it to them`;
  return undefined;
}
