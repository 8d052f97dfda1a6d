import type { Listing } from '@campushive/contract';
import { EventPanelView } from './event-panel-view.js';
import { OrganiserLine } from './organiser-line.js';
import { useEvent } from './use-event.js';

/** Event with the viewer's role, for its main action. */
export interface EventPanelProps {
  /** Listing of the event. */
  listing: Listing;
  /** Whether the viewer is the organiser. */
  organiser: boolean;
  /** Promo code from the address, for the checkout. Default: none. */
  code?: string | null;
}

/** Main action of an event's page. */
export function EventPanel({ listing, organiser, code = null }: EventPanelProps) {
  const panel = useEvent(listing, organiser);
  return (
    <div className="grid grid-cols-1 gap-4">
      <EventPanelView listing={listing} organiser={organiser} panel={panel} code={code} />
      {organiser ? null : <OrganiserLine organiser={listing.postedBy} />}
    </div>
  );
}
