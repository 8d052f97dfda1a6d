import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { kilometresBetween, NEARBY_KM, spokenKilometres } from '@campushive/contract/distance';
import { useCampus, useHomeCampus, useMessages } from '../../../kernel/index.js';
import { catalogue } from './distance.catalogue.js';

/** Distance between the viewer's campus and a listing's campus. */
export interface Distance {
  /** Campus of the viewer. */
  readonly here: BrowserInstitution;
  /** Campus of the listing. */
  readonly there: BrowserInstitution;
  /** Distance in kilometres, rounded as in speech. */
  readonly kilometres: number;
  /** True beyond `NEARBY_KM`, too far for an afternoon trip. */
  readonly isFar: boolean;
}

/**
 * Returns the distance between the viewer's campus and a listing's. Null on the same campus, for an unknown campus, and
 * for study material, which needs no meeting.
 */
export function useDistance(
  listing: Pick<Listing, 'universityId' | 'hiveTypeId'> | undefined,
): Distance | null {
  const campus = useCampus();
  const { home } = useHomeCampus();
  if (listing === undefined || listing.universityId === null || home === null) return null;
  const there = findUniversity(campus, listing.universityId);
  if (there === undefined || there.id === home.id || listing.hiveTypeId === 'archive') return null;
  const exact = kilometresBetween(home, there);
  return { here: home, there, kilometres: spokenKilometres(exact), isFar: exact > NEARBY_KM };
}

/** Formats a campus with its town: short name, comma, town. */
export const campusAndTown = ({ displayName, location }: BrowserInstitution): string =>
  `${displayName}, ${location}`;

/** Returns a suggested first message to a poster on a far campus; otherwise null. */
export function useFarDraft(listing: Parameters<typeof useDistance>[0]): string | null {
  const t = useMessages(catalogue);
  const distance = useDistance(listing);
  return distance?.isFar === true ? t.farDraft(campusAndTown(distance.here), distance.kilometres) : null;
}
