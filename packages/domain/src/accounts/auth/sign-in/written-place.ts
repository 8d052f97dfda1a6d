import type { SignInPlace } from '@campushive/contract';
import { languageTag } from '@campushive/contract/campus';
import { campus } from '../../../platform/campus.js';

/** Writes a place for a mail: the city, if any, and the country in the language; empty for an unknown one. */
export function writtenPlace(place: SignInPlace | null, language: string, campusNetwork: string): string {
  if (place === null) return '';
  if (place.isCampusNetwork) return campusNetwork;
  const { country, city } = place;
  if (country === null) return city ?? '';
  const names = new Intl.DisplayNames(languageTag(campus, language), { type: 'region' });
  const name = names.of(country) ?? country;
  return city === null ? name : `${city}, ${name}`;
}
