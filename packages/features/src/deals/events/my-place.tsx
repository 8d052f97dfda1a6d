import type { EventState, Listing, Ticket } from '@campushive/contract';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Download, Ticket as TicketIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { hourMinute, Link, TextLink, useDateFormat, useMessages } from '../../kernel/index.js';
import { FeeBreakdown } from '../../catalogue/parts/prices/fee-breakdown.js';
import { MainAction } from '../../shared/index.js';
import { BuyTicket } from './buy-ticket.js';
import { catalogue } from './events.catalogue.js';
import { TicketCode } from './ticket-card.js';
import type { EventPanel } from './use-event.js';

interface MyPlaceProps {
  listing: Listing;
  event: EventState;
  panel: EventPanel;
  mine: Ticket;
}

/** Viewer's place at an event: a ticket, a position on the waiting list, or a reservation for a limited time. */
export function MyPlace({ listing, panel, event, mine }: MyPlaceProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <div role="status">
        <Heading level={2} size="subsection">
          {titleOf(mine)}
        </Heading>
      </div>
      {mine.kind === null || mine.status === 'going' ? null : (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {mine.kind.name}
        </p>
      )}
      <Standing listing={listing} event={event} mine={mine} />
      <TicketsAtHand tickets={event.myTickets} />
      {event.ticketsUrl === null ? null : (
        <Button asChild variant="outline" fullWidth leading={<Download aria-hidden="true" />}>
          <a href={event.ticketsUrl} download="tickets.pdf">
            {t.saveTickets(event.myTickets.length)}
          </a>
        </Button>
      )}
      {mine.paymentId === null ? null : (
        <Button asChild variant="outline" fullWidth>
          <Link to={{ to: 'payment', id: mine.paymentId }}>
            {mine.status === 'reserved' ? t.goOnPaying : t.seeOrder}
          </Link>
        </Button>
      )}
      {mine.paymentId === null && mine.checkedInAt === null ? <Leave panel={panel} mine={mine} /> : null}
      <TextLink standalone to={{ to: 'tickets' }} className="justify-self-center">
        {t.ticketsLink}
      </TextLink>
    </>
  );

  function titleOf({ status, position }: Ticket): string {
    switch (status) {
      case 'going':
        return t.youGo;
      case 'waiting':
        return t.youWait(position ?? 1);
      case 'offered':
        return t.kept;
      case 'reserved':
        return t.paying;
      default:
        return status satisfies never;
    }
  }
}

/** Tickets, with a shortcut on phones, where they lie below the event's details. */
function TicketsAtHand({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useMessages(catalogue);
  const ticket = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={ticket} tabIndex={-1} className="grid scroll-my-24 gap-6 empty:hidden">
        {tickets.map((one) => (
          <TicketCode key={one.id} ticket={one} />
        ))}
      </div>
      {tickets.some(({ status, checkedInAt }) => status === 'going' && checkedInAt === null) ? (
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
            {tickets.length === 1 ? t.showTicket : t.showTickets}
          </Button>
        </MainAction>
      ) : null}
    </>
  );
}

function Standing({ listing, event, mine }: { listing: Listing; event: EventState; mine: Ticket }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const until = mine.heldUntil === null ? '' : hourMinute(mine.heldUntil, dateFormat);
  if (mine.status === 'waiting') return <p className="text-sm text-fg-muted">{t.youWaitText}</p>;
  if (mine.status === 'reserved') return <p className="text-sm text-fg-muted">{t.payingText(until)}</p>;
  if (mine.status !== 'offered') return null;
  const kind = event.kinds.find(({ id }) => id === mine.kind?.id);
  return (
    <>
      <p className="text-sm text-fg-muted">{t.keptText(until)}</p>
      <FeeBreakdown kind="purchase" price={kind?.price ?? listing.price} />
      <BuyTicket listing={listing} kind={kind} />
    </>
  );
}

function Leave({ panel, mine }: { panel: EventPanel; mine: Ticket }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const label = mine.status === 'going' ? t.leave : t.leaveLine;
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={mine.status === 'going' ? t.leaveTitle : t.leaveLineTitle}
        description={t.leaveText}
        confirmLabel={label}
        cancelLabel={t.keep}
        loading={panel.leaving}
        loadingLabel={t.leaving}
        onConfirm={() => {
          panel.onLeave();
          setAsking(false);
        }}
      />
    </>
  );
}
