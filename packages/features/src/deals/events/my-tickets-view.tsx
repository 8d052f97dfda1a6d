import type { HeldTicket } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { CalendarPlus, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  appointmentSpan,
  hourMinute,
  knownWord,
  Link,
  useCampus,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './events.catalogue.js';
import { TicketCode } from './ticket-card.js';

/** State of the ticket list: loading, failed, empty or ready. */
export type MyTickets =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly tickets: readonly HeldTicket[];
      /** Null on the last page. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Viewer's places at current and future events, next event first, each with its code. */
export function MyTicketsView({ state }: { state: MyTickets }) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">
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
        <NotReady state={state} icon={<HiveIcon hive="buzz" />} failed={t.ticketsFailed}>
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
          <ul className="grid items-start gap-4 sm:grid-cols-2">
            {groupsOf(state.tickets).map(([first, ...others]) => (
              <li key={first.ticket.id}>
                <HeldCard held={first} others={others} isNext={first.listing.id === next} />
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

type Group = [HeldTicket, ...HeldTicket[]];

/** Groups tickets of one order, which are adjacent in the list. */
function groupsOf(tickets: readonly HeldTicket[]): Group[] {
  const groups: Group[] = [];
  for (const held of tickets) {
    const last = groups.at(-1);
    const isSame =
      last?.[0].listing.id === held.listing.id && last[0].ticket.paymentId === held.ticket.paymentId;
    if (last !== undefined && isSame) last.push(held);
    else groups.push([held]);
  }
  return groups;
}

interface HeldCardProps {
  held: HeldTicket;
  /** Further tickets of the same order. */
  others: readonly HeldTicket[];
  isNext: boolean;
}

/** Card of an order. Only the codes of the next event are open initially, which keeps the list short. */
function HeldCard({ held, others, isNext }: HeldCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { ticket, listing, calendarUrl } = held;
  const { eventDate = null, eventEndDate = null, location = null } = listing.buzzDetails ?? {};
  const cancelled = listing.status === 'deleted';
  const campus = useCampus();
  const university = listing.universityId === null ? undefined : findUniversity(campus, listing.universityId);
  const place = placeAtCampus(location, university ?? undefined);
  return (
    <Card className="grid justify-items-stretch gap-3">
      <Badge tone={cancelled ? 'danger' : (TONES[ticket.status] ?? 'neutral')} className="justify-self-start">
        {cancelled ? t.cancelled : knownWord(t.status, ticket.status)}
      </Badge>
      <div>
        <Heading level={2} size="subsection">
          {cancelled ? (
            listing.title
          ) : (
            <Link dir="auto" to={{ to: 'listing', hive: 'buzz', id: listing.id }} className="underline">
              {listing.title}
            </Link>
          )}
        </Heading>
        <Text size="sm" tone="muted">
          {eventDate === null ? null : (
            <time dateTime={eventDate}>{appointmentSpan(eventDate, eventEndDate, now, dateFormat)}</time>
          )}
          {place === null ? null : <span className="block">{place}</span>}
        </Text>
      </div>
      {cancelled ? (
        <CancelledText ticket={ticket} />
      ) : (
        <>
          {ticket.kind === null || ticket.code !== null ? null : (
            <p dir="auto" className="text-sm font-semibold">
              {ticket.kind.name}
            </p>
          )}
          {ticket.position === null ? null : <p className="text-sm">{t.waitingAt(ticket.position)}</p>}
          {[held, ...others].map(({ ticket: one }) =>
            isNext || one.code === null || one.checkedInAt !== null ? (
              <TicketCode key={one.id} ticket={one} />
            ) : (
              <LaterCode key={one.id} ticket={one} />
            ),
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

/** Names the organiser as the source of the cancellation, with the amount of the refund. */
function CancelledText({ ticket: { refund, paymentId } }: Pick<HeldTicket, 'ticket'>) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <>
      <p className="text-sm">{t.cancelledText}</p>
      {refund === null ? null : (
        <p className="text-sm font-semibold">
          {refund.status === 'processed'
            ? t.cancelledRefunded(money(refund.amount))
            : t.cancelledRefund(money(refund.amount))}
        </p>
      )}
      {paymentId === null ? null : (
        <Button asChild variant="outline" size="sm" fullWidth>
          <Link to={{ to: 'payment', id: paymentId }}>{t.openOrder}</Link>
        </Button>
      )}
    </>
  );
}

/** Payment deadline of a reserved place, with a link to pay. */
function ToPay({ held: { ticket, listing } }: { held: HeldTicket }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <>
      {ticket.heldUntil === null ? null : (
        <p className="text-sm">{t.payingText(hourMinute(ticket.heldUntil, dateFormat))}</p>
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

/** Code of a later event, shown on demand. */
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
        {[ticket.of > 1 ? t.ticketOf(ticket.number, ticket.of) : t.ticketCode, ticket.kind?.name]
          .filter(Boolean)
          .join(' · ')}
      </Button>
      <div id={id} className="empty:hidden">
        {open ? <TicketCode ticket={ticket} /> : null}
      </div>
    </>
  );
}
