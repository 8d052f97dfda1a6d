import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { MapPin } from 'lucide-react';
import { useCampus, useHomeCampus } from '../../../kernel/index.js';

/** Short name of a listing's campus. The viewer's own campus is highlighted by more than colour. */
export function CampusName({ listing }: { listing: Pick<Listing, 'universityId'> }) {
  const campus = useCampus();
  const { home } = useHomeCampus();
  const { universityId } = listing;
  if (universityId === null) return null;
  const name = findUniversity(campus, universityId)?.displayName ?? universityId;
  if (universityId !== home?.id) return <span className="text-fg-muted">{name}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-fg">
      <MapPin aria-hidden="true" className="size-3 shrink-0" />
      {name}
    </span>
  );
}
