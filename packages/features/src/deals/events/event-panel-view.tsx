import type { EventState, Listing } from '@campushive/contract';
import type { KindState } from '@campushive/contract/entities/event';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Meter } from '@campushive/ui/meter';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { ScanLine, Users } from 'lucide-react';
import { Link, useMessages } from '../../kernel/index.js';
import { MainAction } from '../../shared/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { PromoCode } from './buy-ticket.js';
import { catalogue } from './events.catalogue.js';
import { MyPlace } from './my-place.js';
import { OrganiserMessagesCard } from './organiser-messages.js';
import type { EventPanel } from './use-event.js';
import { AttendPanel } from './attend-panel.js';

/** Event with its attendance and the viewer's role. */
export interface EventPanelViewProps {
  /** Listing of the event. */
  listing: Listing;
  /** Whether the viewer is the organiser, who sees attendees instead of a way to attend. */
  organiser: boolean;
  /** State of the event and the viewer's place, with actions. */
  panel: EventPanel;
  /** Promo code for the checkout. Default: none. */
  code?: string | null;
}

/** Attendance of an event with the viewer's next action: RSVP, ticket, waiting list, or the ticket itself. */
export function EventPanelView({ listing, organiser, panel, code = null }: EventPanelViewProps) {
  const t = useMessages(catalogue);
  const { places } = panel;
  switch (places.status) {
    case 'loading':
      return <Skeleton className="h-40" aria-label={t.loading} />;
    case 'failed':
      return <FailedAlert onRetry={places.retry}>{t.failed}</FailedAlert>;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-4">
          {organiser ? null : <OrganiserMessagesCard messages={panel.messages} organiser={false} />}
          {organiser ? (
            <Card className="grid gap-4">
              <Heading level={2} size="subsection">
                {t.own}
              </Heading>
              <Fullness event={places.event} />
              {places.event.kinds.length === 0 ? null : <SoldByKind kinds={places.event.kinds} />}
              <MainAction>
                <Button asChild variant="primary" size="lg" fullWidth leading={<Users aria-hidden="true" />}>
                  <Link to={{ to: 'attendees', id: listing.id }}>{t.attendees}</Link>
                </Button>
              </MainAction>
            </Card>
          ) : listing.isBlocked === true && places.event.mine === null ? null : (
            <Card className="grid gap-4">
              <PromoCode value={code}>
                {places.event.mine === null ? (
                  <AttendPanel listing={listing} panel={panel} event={places.event} />
                ) : (
                  <MyPlace listing={listing} panel={panel} event={places.event} ticket={places.event.mine} />
                )}
              </PromoCode>
            </Card>
          )}
          {places.event.helpsAtDoor ? <HelperCard id={listing.id} panel={panel} /> : null}
          {organiser ? <OrganiserMessagesCard messages={panel.messages} organiser /> : null}
        </div>
      );
    default:
      return places satisfies never;
  }
}

/** Link to the door for a door helper, who can also step down. */
function HelperCard({ id, panel }: { id: string; panel: EventPanel }) {
  const t = useMessages(catalogue);
  return (
    <Card className="grid gap-4">
      <Heading level={2} size="subsection">
        {t.youHelp}
      </Heading>
      <Text size="sm" tone="muted">
        {t.youHelpText}
      </Text>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" leading={<ScanLine aria-hidden="true" />}>
          <Link to={{ to: 'attendees', id }}>{t.helperDoor}</Link>
        </Button>
        <Button variant="ghost" loading={panel.stopping} onClick={panel.onStopHelping}>
          {t.stopHelping}
        </Button>
      </div>
    </Card>
  );
}

/** Number of attendees, with a bar when places are limited. */
function Fullness({ event }: { event: EventState }) {
  const t = useMessages(catalogue);
  const { capacity, going, waiting, placesLeft } = event;
  const room = placesLeft === null ? t.unlimited : placesLeft === 0 ? t.full : t.placesLeft(placesLeft);
  const attendanceText = going === 0 ? t.noOneGoingYet : t.goingCount(going);
  const placesText = waiting > 0 ? `${room}, ${t.waitingCount(waiting)}` : room;
  return (
    <div role="status" className="text-sm">
      {capacity === null ? (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{attendanceText}</span>
          <span className="text-fg-muted">{placesText}</span>
        </p>
      ) : (
        <Meter
          label={attendanceText}
          value={capacity - (placesLeft ?? 0)}
          max={capacity}
          valueText={placesText}
        />
      )}
    </div>
  );
}

/** Sales per kind of ticket, for the organiser. */
function SoldByKind({ kinds }: { kinds: readonly KindState[] }) {
  const t = useMessages(catalogue);
  return (
    <ul className="grid gap-1 text-sm">
      {kinds.map(({ id, name, quota, placesLeft, sale }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </span>
          <span className="text-fg-muted tabular-nums">
            {t.kindTaken(quota - placesLeft, quota)}
            {sale === 'over' ? `, ${t.kindEnded}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
