import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCampus, useMessages, useUser } from '../kernel/index.js';
import { useWhen } from '../shared/index.js';
import { topicNames } from '../shared/topic-card.js';
import { catalogue } from './listing-detail.catalogue.js';
import { nameIn } from './listing-facts.js';

interface ListingChipsProps {
  listing: Listing;
  /** Says when it was posted: where nothing else does. */
  posted: boolean;
  children?: ReactNode;
}

/** What is compared before anything is read: how it is, where it is, and what it is. */
export function ListingChips({ listing, posted, children }: ListingChipsProps) {
  const t = useMessages(catalogue);
  const when = useWhen(listing.createdAt);
  const kinds = useKinds(listing);
  return (
    <ul className="flex flex-wrap items-center gap-2 max-w-full *:min-w-0">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge>{kind}</Badge>
        </li>
      ))}
      {/* Where an event is stands with its date. */}
      {listing.buzzDetails === undefined ? <PlaceChip listing={listing} /> : null}
      {posted ? (
        <li>
          <Badge>
            <time suppressHydrationWarning dateTime={listing.createdAt}>
              {t.posted(when, null)}
            </time>
          </Badge>
        </li>
      ) : null}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}

/** Condition and category of a thing, kind and age limit of an event. */
function useKinds({ essentialsDetails, buzzDetails }: Listing): readonly string[] {
  const t = useMessages(catalogue);
  const topics: Readonly<Record<string, string>> = useMessages(topicNames);
  const { condition = null, itemCategory = null } = essentialsDetails ?? {};
  const { eventType = null, isItem13 = null } = buzzDetails ?? {};
  return [
    nameIn(t.conditions, condition),
    nameIn(topics, itemCategory) ?? itemCategory ?? undefined,
    nameIn(t.eventTypes, eventType),
    isItem13 === true ? t.over13 : undefined,
  ].filter((kind) => kind !== undefined);
}

/** Where it is to be had. The reader's own campus stands out, by more than its colour. */
function PlaceChip({ listing: { universityId, essentialsDetails } }: { listing: Listing }) {
  const campus = useCampus();
  const own = useUser()?.universityId === universityId;
  const university = universityId === null ? null : findUniversity(campus, universityId);
  const place = [essentialsDetails?.pickupLocation, university?.displayName ?? universityId]
    .filter((part) => part)
    .join(', ');
  if (place === '') return null;
  return (
    <li>
      <Badge tone={own ? 'info' : 'neutral'} leading={<MapPin aria-hidden="true" />}>
        {place}
      </Badge>
    </li>
  );
}
