import type { EventState, Listing, Ticket } from '@campushive/contract';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Meter } from '@campushive/ui/meter';
import { Skeleton } from '@campushive/ui/skeleton';
import { ExternalLink, Ticket as TicketIcon, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { hourMinute, Link, TextLink, useLanguageTag, useMessages, useMoney } from '../kernel/index.js';
import { FeeBreakdown, MainAction, useTotal } from '../shared/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { catalogue } from './events.catalogue.js';
import { TicketCode } from './ticket-card.js';
import type { EventPanel } from './use-event.js';

export interface EventPanelViewProps {
  /** The event. */
  listing: Listing;
  /** The organiser sees who comes instead of coming. */
  organiser: boolean;
  /** The reader's place at it, and what they can do about that. */
  panel: EventPanel;
}

/** How full an event is, and the reader's way in: RSVP, ticket, waiting list, or the ticket itself. */
export function EventPanelView({ listing, organiser, panel }: EventPanelViewProps) {
  const words = useMessages(catalogue);
  const { places } = panel;
  switch (places.status) {
    case 'loading':
      return <Skeleton className="h-40" aria-label={words.loading} />;
    case 'failed':
      return (
        <FailedAlert retry={words.retry} onRetry={places.retry}>
          {words.failed}
        </FailedAlert>
      );
    case 'ready':
      return organiser ? (
        <Card className="grid gap-4">
          <Heading level={2} size="subsection">
            {words.own}
          </Heading>
          <Fullness event={places.event} />
          <MainAction>
            <Button asChild variant="primary" size="lg" fullWidth leading={<Users aria-hidden="true" />}>
              <Link to={{ to: 'attendees', id: listing.id }}>{words.attendees}</Link>
            </Button>
          </MainAction>
        </Card>
      ) : (
        <Card className="grid gap-4">
          <Guest listing={listing} panel={panel} event={places.event} />
        </Card>
      );
    default:
      return places satisfies never;
  }
}

/** Counted, and as a bar where there is a limit. */
function Fullness({ event }: { event: EventState }) {
  const words = useMessages(catalogue);
  const { capacity, going, waiting, placesLeft } = event;
  const room =
    placesLeft === null ? words.unlimited : placesLeft === 0 ? words.full : words.placesLeft(placesLeft);
  const whoGoes = going === 0 ? words.noOneGoingYet : words.goingCount(going);
  const left = waiting > 0 ? `${room}, ${words.waitingCount(waiting)}` : room;
  return (
    <div role="status" className="text-sm">
      {capacity === null ? (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{whoGoes}</span>
          <span className="text-fg-muted">{left}</span>
        </p>
      ) : (
        <Meter label={whoGoes} value={capacity - (placesLeft ?? 0)} max={capacity} valueText={left} />
      )}
    </div>
  );
}

interface GuestProps {
  listing: Listing;
  event: EventState;
  panel: EventPanel;
}

function Guest({ listing, event, panel }: GuestProps) {
  const words = useMessages(catalogue);
  const link = listing.buzzDetails?.registrationLink ?? null;
  if (event.mine !== null) return <MyPlace listing={listing} panel={panel} mine={event.mine} />;
  if (listing.status !== 'active') return <p className="text-sm text-fg-muted">{words.over}</p>;
  if (link !== null) {
    return (
      <>
        <p className="text-sm text-fg-muted">{words.registerHint}</p>
        <MainAction>
          <Button asChild variant="primary" size="lg" fullWidth leading={<ExternalLink aria-hidden="true" />}>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {words.register}
            </a>
          </Button>
        </MainAction>
      </>
    );
  }
  return (
    <>
      <Heading level={2} size="subsection">
        {words.panelTitle}
      </Heading>
      <WayIn listing={listing} event={event} panel={panel} />
    </>
  );
}

function WayIn({ listing, event, panel }: GuestProps) {
  const words = useMessages(catalogue);
  const full = event.placesLeft === 0;
  if (!full && listing.price > 0) {
    return (
      <>
        <FeeBreakdown kind="purchase" price={listing.price} />
        <BuyTicket listing={listing} />
      </>
    );
  }
  return (
    <>
      {full ? <p className="text-sm text-fg-muted">{words.waitingHint}</p> : null}
      <MainAction>
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={panel.joining}
          loadingLabel={words.joining}
          onClick={panel.onJoin}
        >
          {full ? words.joinWaiting : words.rsvp}
        </Button>
      </MainAction>
    </>
  );
}

function BuyTicket({ listing }: { listing: Listing }) {
  const words = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  return (
    <MainAction>
      <Button asChild variant="primary" size="lg" fullWidth leading={<TicketIcon aria-hidden="true" />}>
        <Link to={{ to: 'checkout', hive: 'buzz', id: listing.id }}>
          {words.getTicket(money(totalOf('purchase', listing.price)))}
        </Link>
      </Button>
    </MainAction>
  );
}

/** What the reader has: a ticket, a place in the line, or one that is kept for a while. */
function MyPlace({ listing, panel, mine }: Omit<GuestProps, 'event'> & { mine: Ticket }) {
  const words = useMessages(catalogue);
  return (
    <>
      <div role="status">
        <Heading level={2} size="subsection">
          {titleOf(mine)}
        </Heading>
      </div>
      <Standing listing={listing} mine={mine} />
      <TicketAtHand mine={mine} />
      {mine.paymentId === null ? null : (
        <Button asChild variant="outline" fullWidth>
          <Link to={{ to: 'payment', id: mine.paymentId }}>
            {mine.status === 'reserved' ? words.goOnPaying : words.seeOrder}
          </Link>
        </Button>
      )}
      {mine.paymentId === null && mine.checkedInAt === null ? <Leave panel={panel} mine={mine} /> : null}
      <TextLink standalone to={{ to: 'tickets' }} className="justify-self-center">
        {words.ticketsLink}
      </TextLink>
    </>
  );

  function titleOf({ status, position }: Ticket): string {
    switch (status) {
      case 'going':
        return words.youGo;
      case 'waiting':
        return words.youWait(position ?? 1);
      case 'offered':
        return words.kept;
      case 'reserved':
        return words.paying;
      default:
        return status satisfies never;
    }
  }
}

/** The ticket; on a phone, where it lies below everything that is said of the event, one press away. */
function TicketAtHand({ mine }: { mine: Ticket }) {
  const words = useMessages(catalogue);
  const ticket = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={ticket} tabIndex={-1} className="scroll-my-24 empty:hidden">
        <TicketCode ticket={mine} />
      </div>
      {mine.status === 'going' && mine.checkedInAt === null ? (
        <MainAction phoneOnly>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            leading={<TicketIcon aria-hidden="true" />}
            onClick={() => {
              ticket.current?.focus({ preventScroll: true });
              ticket.current?.scrollIntoView({ block: 'center' });
            }}
          >
            {words.showTicket}
          </Button>
        </MainAction>
      ) : null}
    </>
  );
}

function Standing({ listing, mine }: { listing: Listing; mine: Ticket }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const until = mine.heldUntil === null ? '' : hourMinute(mine.heldUntil, locale);
  if (mine.status === 'waiting') return <p className="text-sm text-fg-muted">{words.youWaitText}</p>;
  if (mine.status === 'reserved') return <p className="text-sm text-fg-muted">{words.payingText(until)}</p>;
  if (mine.status !== 'offered') return null;
  return (
    <>
      <p className="text-sm text-fg-muted">{words.keptText(until)}</p>
      <FeeBreakdown kind="purchase" price={listing.price} />
      <BuyTicket listing={listing} />
    </>
  );
}

function Leave({ panel, mine }: { panel: EventPanel; mine: Ticket }) {
  const words = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const label = mine.status === 'going' ? words.leave : words.leaveLine;
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={mine.status === 'going' ? words.leaveTitle : words.leaveLineTitle}
        description={words.leaveText}
        confirmLabel={label}
        cancelLabel={words.keep}
        loading={panel.leaving}
        loadingLabel={words.leaving}
        onConfirm={() => {
          panel.onLeave();
          setAsking(false);
        }}
      />
    </>
  );
}
