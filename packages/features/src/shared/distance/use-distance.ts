import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { kilometresBetween, NEARBY_KM, spokenKilometres } from '@campushive/contract/distance';
import { useCampus, useHomeCampus, useMessages } from '../../kernel/index.js';
import { catalogue } from './distance.catalogue.js';

export interface Distance {
  readonly here: BrowserInstitution;
  readonly there: BrowserInstitution;
  /** As people say it. */
  readonly kilometres: number;
  /** Farther than one goes for an afternoon. */
  readonly isFar: boolean;
}

/** How far the reader's campus is from that of a listing; null on the same campus, and where no one has to meet. */
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

/** A campus with its town: short name, comma, town. */
export const campusAndTown = ({ displayName, location }: BrowserInstitution): string =>
  `${displayName}, ${location}`;

/** What a first message to someone far away could begin with; null to others. */
export function useFarDraft(listing: Parameters<typeof useDistance>[0]): string | null {
  const t = useMessages(catalogue);
  const distance = useDistance(listing);
  return distance?.isFar === true ? t.farDraft(campusAndTown(distance.here), distance.kilometres) : null;
}
