import { itemOfListing, saleOfListing, type Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { MapPin } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './distance.catalogue.js';
import type { DistanceMessages } from './distance.messages.js';
import { campusAndTown, useDistance } from './use-distance.js';

/** Listing whose campus is compared with the viewer's. */
export interface DistanceNoteProps {
  /** Listing whose deal may need a meeting. */
  listing: Pick<Listing, 'universityId' | 'hiveTypeId' | 'price' | 'sidehustleDetails'>;
}

/**
 * Distance to the listing's campus: a warning when it is far, one line when it is near. Renders nothing on the home
 * campus.
 */
export function DistanceNote({ listing }: DistanceNoteProps) {
  const t = useMessages(catalogue);
  const distance = useDistance(listing);
  if (distance === null) return null;
  const { here, there, kilometres, isFar } = distance;
  const away = t.away(campusAndTown(there), kilometres);
  if (isFar) {
    return (
      <Alert tone="warning" title={away}>
        {farTextOf(listing, t)(campusAndTown(here))}
      </Alert>
    );
  }
  return (
    <p className="flex items-center gap-2 text-sm">
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">{here.location === there.location ? t.sameTown(here.location) : away}</span>
    </p>
  );
}

/** Picks the advice by the kind of deal: free items need no payment, and helpers are paid. */
function farTextOf(listing: DistanceNoteProps['listing'], t: DistanceMessages) {
  if (saleOfListing(listing) === 'gig') return t.farTask;
  if (itemOfListing(listing) === 'ticket') return t.farEvent;
  return (listing.price ?? 0) > 0 ? t.farText : t.farFree;
}
