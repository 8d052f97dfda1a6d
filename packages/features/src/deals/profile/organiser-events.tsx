import type { Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../../catalogue/parts/listing-card/index.js';
import type { ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';
import { ProfileList } from './profile-list.js';

/** Upcoming events of an organiser, and past ones once requested. */
export interface OrganiserEventsState {
  readonly coming: ListState<Listing>;
  readonly past: ListState<Listing>;
  readonly pastCount: number;
  readonly pastOpen: boolean;
  readonly onPastOpen: () => void;
}

/** Events of an organiser: upcoming ones, next first, and past ones behind a button. */
export function OrganiserEvents({ events }: { events: OrganiserEventsState }) {
  const t = useMessages(catalogue);
  const { coming, past, pastCount, pastOpen, onPastOpen } = events;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Events
        state={coming}
        empty={<EmptyState icon={<HiveIcon hive="buzz" />} headingLevel={3} title={t.noComingEvents} />}
      />
      {pastCount === 0 ? null : (
        <Button
          variant="ghost"
          className="-mx-3 justify-self-start"
          aria-expanded={pastOpen}
          leading={<ChevronDown aria-hidden="true" className={pastOpen ? 'rotate-180' : ''} />}
          onClick={onPastOpen}
        >
          {t.pastEvents(pastCount)}
        </Button>
      )}
      {pastOpen ? <Events state={past} empty={null} /> : null}
    </div>
  );
}

function Events({ state, empty }: { state: ListState<Listing>; empty: ReactNode }) {
  return (
    <ProfileList state={state} loading={<ListingGridSkeleton hive="buzz" count={2} />} empty={empty}>
      {(items) => (
        <ListingGrid hive="buzz">
          {items.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ListingGrid>
      )}
    </ProfileList>
  );
}
