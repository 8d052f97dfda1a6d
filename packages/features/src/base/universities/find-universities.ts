import type { DescribedUniversity } from '@campushive/contract';
import { localized } from '@campushive/contract/campus';
import type { BrowserCampus, BrowserInstitution } from '@campushive/contract/campus-schema';

/** Returns the featured institutions first, then the others in the order of the campus definition. */
export function orderedUniversities({
  institutions,
  featuredInstitutions,
}: BrowserCampus): readonly BrowserInstitution[] {
  return [
    ...featuredInstitutions.flatMap((id) => institutions.filter((institution) => institution.id === id)),
    ...institutions.filter((institution) => !featuredInstitutions.includes(institution.id)),
  ];
}

/** Returns the towns in the order of the campus definition. */
export const locationsOf = (campus: BrowserCampus): readonly string[] => [
  ...new Set([
    ...campus.featuredLocations,
    ...campus.institutions.map((institution) => institution.location),
  ]),
];

export interface UniversityFilters {
  readonly q: string;
  /** Town. Empty for all. */
  readonly location: string;
}

/** Searches universities by name, and by description once loaded. Filters by town. */
export function findUniversities(
  campus: BrowserCampus,
  described: readonly DescribedUniversity[],
  { q, location }: UniversityFilters,
  locale: string,
): readonly BrowserInstitution[] {
  const query = q.trim().toLowerCase();
  const about = new Map(described.map((one) => [one.id, localized(one.about, locale)]));
  return orderedUniversities(campus).filter(
    (browserInstitution) =>
      (location === '' || browserInstitution.location === location) &&
      [browserInstitution.name, browserInstitution.displayName, about.get(browserInstitution.id) ?? ''].some(
        (text) => text.toLowerCase().includes(query),
      ),
  );
}
