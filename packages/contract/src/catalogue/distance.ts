import type { Institution } from '../campus/institution-schema.js';

type Place = Pick<Institution, 'id' | 'latitude' | 'longitude'>;

/** Largest distance of nearby campuses in km, suitable for an afternoon's trip. */
export const NEARBY_KM = 40;

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two campuses in km. Roads are longer. */
export function kilometresBetween(place: Place, other: Place): number {
  const latitude = radians(other.latitude - place.latitude);
  const longitude = radians(other.longitude - place.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(place.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Rounds a distance for display: to the kilometre below ten, else to ten kilometres. At least 1. */
export const spokenKilometres = (kilometres: number): number =>
  kilometres < 10 ? Math.max(1, Math.round(kilometres)) : Math.round(kilometres / 10) * 10;

/** Returns the ids of the campuses near one: itself first, then by distance. */
export function nearbyIds(institutions: readonly Place[], place: Place): readonly string[] {
  return institutions
    .map((other) => ({ id: other.id, kilometres: kilometresBetween(place, other) }))
    .filter(({ kilometres }) => kilometres <= NEARBY_KM)
    .sort((a, b) => a.kilometres - b.kilometres)
    .map(({ id }) => id);
}
