import type { EventState, Listing, Ticket } from '@campushive/contract';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
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
  ticket: Ticket;
}

/** Viewer's place at an event: a ticket, a position on the waiting list, or a reservation for a limited time. */
export function MyPlace({ listing, panel, event, ticket }: MyPlaceProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <div role="status">
        <Heading level={2} size="subsection">
          {titleOf(ticket)}
        </Heading>
      </div>
      {ticket.kind === null || ticket.status === 'going' ? null : (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {ticket.kind.name}
        </p>
      )}
      <Standing listing={listing} event={event} ticket={ticket} />
      <TicketsAtHand tickets={event.myTickets} />
      {event.ticketsUrl === null ? null : (
        <Button asChild variant="outline" fullWidth leading={<Download aria-hidden="true" />}>
          <a href={event.ticketsUrl} download="tickets.pdf">
            {t.saveTickets(event.myTickets.length)}
          </a>
        </Button>
      )}
      {ticket.paymentId === null ? null : (
        <Button asChild variant="outline" fullWidth>
          <Link to={{ to: 'payment', id: ticket.paymentId }}>
            {ticket.status === 'reserved' ? t.goOnPaying : t.seeOrder}
          </Link>
        </Button>
      )}
      {ticket.paymentId === null && ticket.checkedInAt === null ? (
        <Leave panel={panel} ticket={ticket} />
      ) : null}
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

function Standing({ listing, event, ticket }: { listing: Listing; event: EventState; ticket: Ticket }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const until = ticket.heldUntil === null ? '' : hourMinute(ticket.heldUntil, dateFormat);
  if (ticket.status === 'waiting')
    return (
      <Text size="sm" tone="muted">
        {t.youWaitText}
      </Text>
    );
  if (ticket.status === 'reserved')
    return (
      <Text size="sm" tone="muted">
        {t.payingText(until)}
      </Text>
    );
  if (ticket.status !== 'offered') return null;
  const kind = event.kinds.find(({ id }) => id === ticket.kind?.id);
  return (
    <>
      <Text size="sm" tone="muted">
        {t.keptText(until)}
      </Text>
      <FeeBreakdown kind="purchase" price={kind?.price ?? listing.price} />
      <BuyTicket listing={listing} kind={kind} />
    </>
  );
}

function Leave({ panel, ticket }: { panel: EventPanel; ticket: Ticket }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const label = ticket.status === 'going' ? t.leave : t.leaveLine;
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={ticket.status === 'going' ? t.leaveTitle : t.leaveLineTitle}
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
