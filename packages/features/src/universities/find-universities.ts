import { localized } from '@campushive/contract/campus';
import type { Campus, Institution } from '@campushive/contract/campus-schema';

/** The featured institutions first, then the rest in the order of registration. */
export function orderedUniversities({ institutions, featuredInstitutions }: Campus): readonly Institution[] {
  return [
    ...featuredInstitutions.flatMap((id) => institutions.filter((one) => one.id === id)),
    ...institutions.filter((one) => !featuredInstitutions.includes(one.id)),
  ];
}

/** The towns, in the order in which the campus lists them. */
export const locationsOf = (campus: Campus): readonly string[] => [
  ...new Set([...campus.featuredLocations, ...campus.institutions.map((one) => one.location)]),
];

export interface UniversityFilters {
  readonly q: string;
  /** A town, or empty for all. */
  readonly location: string;
}

/** The universities whose name or description holds the words, in the wanted town. */
export function findUniversities(
  campus: Campus,
  { q, location }: UniversityFilters,
  locale: string,
): readonly Institution[] {
  const wanted = q.trim().toLowerCase();
  return orderedUniversities(campus).filter(
    (one) =>
      (location === '' || one.location === location) &&
      [one.name, one.displayName, localized(one.about, locale)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
