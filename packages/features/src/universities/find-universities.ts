import type { DescribedUniversity } from '@campushive/contract';
import { localized } from '@campushive/contract/campus';
import type { BrowserCampus, BrowserInstitution } from '@campushive/contract/campus-schema';

/** The featured institutions first, then the rest in the order of registration. */
export function orderedUniversities({
  institutions,
  featuredInstitutions,
}: BrowserCampus): readonly BrowserInstitution[] {
  return [
    ...featuredInstitutions.flatMap((id) => institutions.filter((one) => one.id === id)),
    ...institutions.filter((one) => !featuredInstitutions.includes(one.id)),
  ];
}

/** The towns, in the order in which the campus lists them. */
export const locationsOf = (campus: BrowserCampus): readonly string[] => [
  ...new Set([...campus.featuredLocations, ...campus.institutions.map((one) => one.location)]),
];

export interface UniversityFilters {
  readonly q: string;
  /** A town, or empty for all. */
  readonly location: string;
}

/** The universities whose name holds the words, in the wanted town; or their description, once it is there. */
export function findUniversities(
  campus: BrowserCampus,
  described: readonly DescribedUniversity[],
  { q, location }: UniversityFilters,
  locale: string,
): readonly BrowserInstitution[] {
  const wanted = q.trim().toLowerCase();
  const about = new Map(described.map((one) => [one.id, localized(one.about, locale)]));
  return orderedUniversities(campus).filter(
    (one) =>
      (location === '' || one.location === location) &&
      [one.name, one.displayName, about.get(one.id) ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
