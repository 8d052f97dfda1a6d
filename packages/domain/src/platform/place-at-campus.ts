import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { campus } from './campus.js';

/** Returns the place of a listing or an event, followed by the campus of its poster; null where no place is named. */
export function placeOfListing(
  details: Readonly<Record<string, unknown>>,
  universityId: string | null,
): string | null {
  const { location } = details;
  const at = campus.institutions.find(({ id }) => id === universityId);
  return placeAtCampus(typeof location === 'string' ? location : null, at);
}
