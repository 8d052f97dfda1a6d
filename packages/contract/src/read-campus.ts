import * as z from 'zod/mini';
import { campusDefinition, type Campus } from './campus-schema.js';

/** What is wrong with a campus definition, in one line for its author. */
export class CampusError extends Error {}

/**
 * A campus definition that was checked; throws a CampusError of one line that names the file (or what else `source` says), the
 * first wrong field, and what to do.
 */
export function readCampus(definition: unknown, source = 'the definition'): Campus {
  const parsed = z.safeParse(campusDefinition, definition, { reportInput: true });
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
