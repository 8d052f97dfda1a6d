import type { HeldTicket } from '@campushive/contract';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { CalendarPlus, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  appointmentSpan,
  hourMinute,
  knownWord,
  Link,
  useClock,
  useLanguageTag,
  useMessages,
} from '../kernel/index.js';
import { NotReady } from '../shared/not-ready.js';
import { ShowMoreButton } from '../shared/show-more.js';
import { catalogue } from './events.catalogue.js';
import { TicketCode } from './ticket-card.js';

export type MyTickets =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly tickets: readonly HeldTicket[];
      /** Null at the end. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Every place that I have at an event that is not over, the next one first, with its code at hand. */
export function MyTicketsView({ state }: { state: MyTickets }) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-3xl content-start gap-5 py-6">
      <Heading level={1}>{t.ticketsTitle}</Heading>
      <Body state={state} />
    </div>
  );
}

function Body({ state }: { state: MyTickets }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<HiveIcon hive="buzz" />} failed={t.ticketsFailed} retry={t.retry}>
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </NotReady>
      );
    case 'empty':
      return (
        <EmptyState
          kind="empty"
          icon={<HiveIcon hive="buzz" />}
          title={t.ticketsEmpty}
          description={t.ticketsEmptyText}
          action={
            <Button asChild>
              <Link to={{ to: 'hive', hive: 'buzz' }}>{t.browseEvents}</Link>
            </Button>
          }
        />
      );
    case 'ready': {
      const next = state.tickets.find(
        ({ ticket, listing }) => ticket.code !== null && listing.status !== 'deleted',
      )?.listing.id;
      return (
        <>
          <ul className="grid gap-4 sm:grid-cols-2">
            {state.tickets.map((held) => (
              <li key={held.ticket.id}>
                <HeldCard held={held} isNext={held.listing.id === next} />
              </li>
            ))}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

const TONES: Readonly<Record<HeldTicket['ticket']['status'], BadgeTone>> = {
  going: 'success',
  waiting: 'neutral',
  reserved: 'warning',
  offered: 'primary',
};

/** One place; only the code of the next event is large from the beginning, so that the others are not a long way down. */
function HeldCard({ held, isNext }: { held: HeldTicket; isNext: boolean }) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const now = useClock().now();
  const { ticket, listing, calendarUrl } = held;
  const { eventDate = null, eventEndDate = null, location = null } = listing.buzzDetails ?? {};
  const cancelled = listing.status === 'deleted';
  return (
    <Card className="grid h-full content-start justify-items-stretch gap-3">
      <Badge tone={cancelled ? 'danger' : (TONES[ticket.status] ?? 'neutral')} className="justify-self-start">
        {cancelled ? t.cancelled : knownWord(t.status, ticket.status)}
      </Badge>
      <div>
        <Heading level={2} size="subsection">
          {cancelled ? (
            listing.title
          ) : (
            <Link to={{ to: 'listing', hive: 'buzz', id: listing.id }} className="underline">
              {listing.title}
            </Link>
          )}
        </Heading>
        <p className="text-sm text-fg-muted">
          {eventDate === null ? null : (
            <time dateTime={eventDate}>{appointmentSpan(eventDate, eventEndDate, now, locale)}</time>
          )}
          {location === null ? null : <span className="block">{location}</span>}
        </p>
      </div>
      {cancelled ? (
        <p className="text-sm">{t.cancelledText}</p>
      ) : (
        <>
          {ticket.kind === null || ticket.code !== null ? null : (
            <p className="text-sm font-semibold">{ticket.kind.name}</p>
          )}
          {ticket.position === null ? null : <p className="text-sm">{t.waitingAt(ticket.position)}</p>}
          {isNext || ticket.code === null || ticket.checkedInAt !== null ? (
            <TicketCode ticket={ticket} />
          ) : (
            <LaterCode ticket={ticket} />
          )}
          {ticket.status === 'reserved' ? <ToPay held={held} /> : null}
          <Button asChild variant="outline" size="sm" fullWidth leading={<CalendarPlus aria-hidden="true" />}>
            <a href={calendarUrl} download="event.ics">
              {t.addToCalendar}
            </a>
          </Button>
        </>
      )}
    </Card>
  );
}

/** Until when a place is kept for its payment, and the way there. */
function ToPay({ held: { ticket, listing } }: { held: HeldTicket }) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  return (
    <>
      {ticket.heldUntil === null ? null : (
        <p className="text-sm">{t.payingText(hourMinute(ticket.heldUntil, locale))}</p>
      )}
      <Button asChild size="sm" fullWidth>
        <Link
          to={
            ticket.paymentId === null
              ? { to: 'listing', hive: 'buzz', id: listing.id }
              : { to: 'payment', id: ticket.paymentId }
          }
        >
          {t.goOnPaying}
        </Link>
      </Button>
    </>
  );
}

/** The code of a later event, one press away. */
function LaterCode({ ticket }: Pick<HeldTicket, 'ticket'>) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        trailing={
          <ChevronDown aria-hidden="true" className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        }
        onClick={() => setOpen(!open)}
      >
        {t.ticketCode}
      </Button>
      <div id={id} className="empty:hidden">
        {open ? <TicketCode ticket={ticket} /> : null}
      </div>
    </>
  );
}
