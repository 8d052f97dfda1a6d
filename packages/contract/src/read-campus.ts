import * as z from 'zod/mini';
import { campusDefinition, type Campus } from './campus-schema.js';

/** What is wrong with a campus definition, in one line for its author. */
export class CampusError extends Error {}

/** A campus definition that was checked; throws a CampusError that names the first wrong field. */
export function readCampus(definition: unknown): Campus {
  const parsed = z.safeParse(campusDefinition, definition);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue === undefined ? '' : issue.path.map(String).join('.');
    throw new CampusError(`${where === '' ? 'the definition' : where}: ${issue?.message ?? 'is wrong'}`);
  }
  const campus = parsed.data;
  const domains = campus.institutions.flatMap((one) => one.emailDomains);
  const twice = domains.find((domain, index) => domains.indexOf(domain) !== index);
  if (twice !== undefined) throw new CampusError(`institutions: two of them own ${twice}`);
  const ids = new Set(campus.institutions.map((one) => one.id));
  const unknown = campus.featuredInstitutions.find((id) => !ids.has(id));
  if (unknown !== undefined)
    throw new CampusError(`featuredInstitutions: there is no institution ${unknown}`);
  if (!campus.locales.includes(campus.defaultLocale))
    throw new CampusError(`defaultLocale: ${campus.defaultLocale} is not one of the locales`);
  return campus;
}
