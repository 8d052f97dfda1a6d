import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { MapPin } from 'lucide-react';
import { useCampus, useHomeCampus } from '../../../kernel/index.js';

/**
 * Short name of a listing's campus, or of the viewer's own hall. Under the hall's scope, the place within the hall. The viewer's own places are
 * highlighted by more than colour.
 */
export function CampusName({ listing }: { listing: PlacedListing }) {
  const campus = useCampus();
  const { home, hall, scope } = useHomeCampus();
  const { universityId } = listing;
  if (universityId === null) return null;
  const isInHall = hall !== null && listing.hall?.id === hall.id;
  const short = findUniversity(campus, universityId)?.displayName ?? universityId;
  if (universityId !== home?.id) return <span className="text-fg-muted">{short}</span>;
  const place = scope === 'hall' ? placeOf(listing) : null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 font-bold text-fg">
      <MapPin aria-hidden="true" className="size-3 shrink-0" />
      <span className="truncate">{isInHall ? (place ?? hall.name) : short}</span>
    </span>
  );
}

type PlacedListing = Pick<Listing, 'universityId' | 'hall'> &
  Partial<Pick<Listing, 'essentialsDetails' | 'academiaDetails'>>;

/** Returns the poster's words for the place within the hall. Null without any. */
const placeOf = ({ essentialsDetails, academiaDetails }: PlacedListing): string | null =>
  essentialsDetails?.pickupLocation ?? academiaDetails?.location ?? null;
