import { UNIVERSITIES, type UniversityRecord } from '@campushive/contract';
import type { UniversityWords } from './university-words.en.js';

/** The specification's six towns first, then the others. */
export const LOCATIONS: readonly string[] = [
  ...new Set([
    'Accra',
    'Kumasi',
    'Cape Coast',
    'Tamale',
    'Winneba',
    'Berekuso',
    ...UNIVERSITIES.map((one) => one.location),
  ]),
];

/** The best known ones first, then the rest in the order of registration. */
const FIRST = ['ug', 'knust', 'ucc', 'gimpa', 'ashesi', 'central', 'uew', 'uds'];
const ORDERED: readonly UniversityRecord[] = [
  ...FIRST.flatMap((id) => UNIVERSITIES.filter((one) => one.id === id)),
  ...UNIVERSITIES.filter((one) => !FIRST.includes(one.id)),
];

export interface UniversityFilters {
  readonly q: string;
  /** A town, or empty for all. */
  readonly location: string;
}

/** The universities whose name or description holds the words, in the wanted town. */
export function findUniversities(
  { q, location }: UniversityFilters,
  words: UniversityWords,
): readonly UniversityRecord[] {
  const wanted = q.trim().toLowerCase();
  return ORDERED.filter(
    (one) =>
      (location === '' || one.location === location) &&
      [one.name, one.displayName, words[one.id]?.about ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
