import type { Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { MapPin } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './distance.catalogue.js';
import { campusAndTown, useDistance } from './use-distance.js';

export interface DistanceNoteProps {
  /** What the reader would have to meet for. */
  listing: Pick<Listing, 'universityId' | 'hiveTypeId'>;
}

/** How far the other campus is: a warning when it is far, a line when it is near. Not there on one's own campus. */
export function DistanceNote({ listing }: DistanceNoteProps) {
  const t = useMessages(catalogue);
  const distance = useDistance(listing);
  if (distance === null) return null;
  const { here, there, kilometres, isFar } = distance;
  const away = t.away(campusAndTown(there), kilometres);
  if (isFar) {
    return (
      <Alert tone="warning" title={away}>
        {t.farText(campusAndTown(here))}
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
