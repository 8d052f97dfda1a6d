import type { EventState, Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { IconButton } from '@campushive/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, Map, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  appointmentSpan,
  useCampus,
  useClient,
  useClock,
  useDateFormat,
  useMessages,
} from '../../kernel/index.js';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { catalogue } from './listing-detail.catalogue.js';

/** Key facts of an event: time, place and attendance. */
export function EventSummary({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { data: event } = useQuery(eventQuery(useClient(), listing.id));
  const { eventDate = null, eventEndDate = null, location = null } = listing.buzzDetails ?? {};
  const university = listing.universityId === null ? null : findUniversity(campus, listing.universityId);
  return (
    <ul className="grid w-full gap-2">
      <Row
        icon={<CalendarDays />}
        action={
          event === undefined ? (
            <span className="size-11" />
          ) : (
            <IconButton asChild label={t.addToCalendar}>
              <a href={event.calendarUrl} download="event.ics">
                <CalendarPlus aria-hidden="true" />
              </a>
            </IconButton>
          )
        }
      >
        {eventDate === null ? (
          t.noDate
        ) : (
          <time suppressHydrationWarning dateTime={eventDate}>
            {appointmentSpan(eventDate, eventEndDate, now, dateFormat)}
          </time>
        )}
      </Row>
      <Row
        icon={<MapPin />}
        note={location === null ? undefined : university?.name}
        action={
          <IconButton asChild label={t.seeOnMap}>
            <a href={mapOf([location, university?.name ?? null])} target="_blank" rel="noopener noreferrer">
              <Map aria-hidden="true" />
            </a>
          </IconButton>
        }
      >
        {location ?? university?.name ?? t.notSpecified}
      </Row>
      {event === undefined || listing.buzzDetails?.registrationLink ? null : <Places event={event} />}
    </ul>
  );
}

/** URL of a map search. No request is sent before the viewer follows it. */
const mapOf = (place: readonly (string | null)[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.filter((one) => one !== null).join(', '))}`;

/** Number of attendees and remaining places. */
function Places({ event: { going, placesLeft, waiting } }: { event: EventState }) {
  const t = useMessages(catalogue);
  return (
    <Row
      live
      icon={<Users />}
      end={
        placesLeft === null ? null : (
          <Badge tone={placesLeft < FEW ? 'warning' : 'neutral'}>
            {placesLeft === 0 ? t.fullHouse : t.placesLeft(placesLeft)}
          </Badge>
        )
      }
      note={waiting > 0 ? t.waiting(waiting) : undefined}
    >
      {t.going(going)}
    </Row>
  );
}

/** Number of remaining places from which the page warns that they are running out. */
const FEW = 10;

interface RowProps {
  icon: ReactNode;
  /** Main text. */
  children: ReactNode;
  /** Secondary text after the main one. */
  note?: string | undefined;
  /** Content after the text, or below it when space is short. */
  end?: ReactNode;
  /** Button at the end of the line. The text shrinks to make room. */
  action?: ReactNode;
  /** Announces changes to screen readers. Default `false`. */
  live?: boolean;
}

function Row({ icon, children, note, end, action, live = false }: RowProps) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-control bg-hive-buzz-soft text-hive-buzz-text [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
        <p role={live ? 'status' : undefined} className="min-w-0 wrap-anywhere">
          <span className="block font-bold">{children}</span>
          {note === undefined ? null : <span className="block text-sm text-fg-muted">{note}</span>}
        </p>
        {end}
      </div>
      {action === undefined ? null : <span className="shrink-0">{action}</span>}
    </li>
  );
}
