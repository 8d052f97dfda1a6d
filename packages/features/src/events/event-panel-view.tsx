import type { EventState, Listing, Ticket } from '@campushive/contract';
import type { KindState } from '@campushive/contract/entities/event';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Meter } from '@campushive/ui/meter';
import { Skeleton } from '@campushive/ui/skeleton';
import { Download, ExternalLink, ScanLine, Ticket as TicketIcon, Users } from 'lucide-react';
import { createContext, useContext, useRef, useState } from 'react';
import { hourMinute, Link, TextLink, useLanguageTag, useMessages, useMoney } from '../kernel/index.js';
import { FeeBreakdown, MainAction, useTotal } from '../shared/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { catalogue } from './events.catalogue.js';
import { OrganiserMessagesCard } from './organiser-messages.js';
import { TicketCode } from './ticket-card.js';
import { KindChoice, useKindText } from './kind-choice.js';
import type { EventPanel } from './use-event.js';

export interface EventPanelViewProps {
  /** The event. */
  listing: Listing;
  /** The organiser sees who comes instead of coming. */
  organiser: boolean;
  /** The reader's place at it, and what they can do about that. */
  panel: EventPanel;
  /** A promo code that is taken along to the checkout. Default: none. */
  code?: string | null;
}

const PromoCode = createContext<string | null>(null);

/** How full an event is, and the reader's way in: RSVP, ticket, waiting list, or the ticket itself. */
export function EventPanelView({ listing, organiser, panel, code = null }: EventPanelViewProps) {
  const t = useMessages(catalogue);
  const { places } = panel;
  switch (places.status) {
    case 'loading':
      return <Skeleton className="h-40" aria-label={t.loading} />;
    case 'failed':
      return (
        <FailedAlert retry={t.retry} onRetry={places.retry}>
          {t.failed}
        </FailedAlert>
      );
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
          ) : (
            <Card className="grid gap-4">
              <PromoCode value={code}>
                <Guest listing={listing} panel={panel} event={places.event} />
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

/** The way to the door for who checks tickets in there, and out of it. */
function HelperCard({ id, panel }: { id: string; panel: EventPanel }) {
  const t = useMessages(catalogue);
  return (
    <Card className="grid gap-4">
      <Heading level={2} size="subsection">
        {t.youHelp}
      </Heading>
      <p className="text-sm text-fg-muted">{t.youHelpText}</p>
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

/** Counted, and as a bar where there is a limit. */
function Fullness({ event }: { event: EventState }) {
  const t = useMessages(catalogue);
  const { capacity, going, waiting, placesLeft } = event;
  const room = placesLeft === null ? t.unlimited : placesLeft === 0 ? t.full : t.placesLeft(placesLeft);
  const whoGoes = going === 0 ? t.noOneGoingYet : t.goingCount(going);
  const left = waiting > 0 ? `${room}, ${t.waitingCount(waiting)}` : room;
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

/** What is sold of each kind, for its organiser. */
function SoldByKind({ kinds }: { kinds: readonly KindState[] }) {
  const t = useMessages(catalogue);
  return (
    <ul className="grid gap-1 text-sm">
      {kinds.map(({ id, name, quota, placesLeft, sale }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-fg-muted tabular-nums">
            {t.kindTaken(quota - placesLeft, quota)}
            {sale === 'over' ? `, ${t.kindEnded}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface GuestProps {
  listing: Listing;
  event: EventState;
  panel: EventPanel;
}

function Guest({ listing, event, panel }: GuestProps) {
  const t = useMessages(catalogue);
  const link = listing.buzzDetails?.registrationLink ?? null;
  if (event.mine !== null) return <MyPlace {...{ listing, panel, event }} mine={event.mine} />;
  if (listing.status !== 'active') return <p className="text-sm text-fg-muted">{t.over}</p>;
  if (link !== null) {
    return (
      <>
        <p className="text-sm text-fg-muted">{t.registerHint}</p>
        <MainAction>
          <Button asChild variant="primary" size="lg" fullWidth leading={<ExternalLink aria-hidden="true" />}>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {t.register}
            </a>
          </Button>
        </MainAction>
      </>
    );
  }
  return (
    <>
      <Heading level={2} size="subsection">
        {t.panelTitle}
      </Heading>
      {event.kinds.length > 0 ? (
        <WayInByKind listing={listing} event={event} panel={panel} />
      ) : (
        <WayIn listing={listing} event={event} panel={panel} />
      )}
    </>
  );
}

/** Of an event with kinds of tickets, the one that is chosen first. */
function WayInByKind({ listing, event, panel }: GuestProps) {
  const t = useMessages(catalogue);
  const describe = useKindText();
  const open = event.kinds.filter(({ sale }) => sale === 'open');
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = open.length === 1 ? open[0] : open.find(({ id }) => id === chosen);
  const [asked, setAsked] = useState(false);
  if (open.length === 0) {
    const mayReturn = event.kinds.some(({ sale }) => sale === 'sold_out');
    return (
      <>
        <ul className="grid gap-1 text-sm">
          {event.kinds.map((one) => (
            <li key={one.id} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold wrap-anywhere">{one.name}</span>
              <span className="text-fg-muted">{describe(one)}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-fg-muted">{mayReturn ? t.kindsWaiting : t.over}</p>
        {mayReturn ? <JoinButton panel={panel} label={t.joinWaiting} /> : null}
      </>
    );
  }
  return (
    <>
      <KindChoice
        kinds={event.kinds}
        value={kind?.id ?? null}
        error={asked && kind === undefined ? t.chooseKind : undefined}
        onValueChange={setChosen}
      />
      {kind === undefined ? (
        <MainAction>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            leading={<TicketIcon aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            {t.getTicketPlain}
          </Button>
        </MainAction>
      ) : kind.price === 0 ? (
        <JoinButton panel={panel} label={t.rsvpKind} kindId={kind.id} />
      ) : (
        <>
          <FeeBreakdown kind="purchase" price={kind.price} />
          <BuyTicket listing={listing} kind={kind} />
        </>
      )}
    </>
  );
}

interface JoinButtonProps {
  panel: EventPanel;
  label: string;
  kindId?: string;
}

function JoinButton({ panel, label, kindId }: JoinButtonProps) {
  const t = useMessages(catalogue);
  return (
    <MainAction>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={panel.joining}
        loadingLabel={t.joining}
        onClick={() => panel.onJoin({ kindId })}
      >
        {label}
      </Button>
    </MainAction>
  );
}

function WayIn({ listing, event, panel }: GuestProps) {
  const t = useMessages(catalogue);
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
      {full ? <p className="text-sm text-fg-muted">{t.waitingHint}</p> : null}
      <JoinButton panel={panel} label={full ? t.joinWaiting : t.rsvp} />
    </>
  );
}

interface BuyTicketProps {
  listing: Listing;
  /** Of an event that has kinds. */
  kind?: Pick<KindState, 'id' | 'price'> | undefined;
}

function BuyTicket({ listing, kind }: BuyTicketProps) {
  const t = useMessages(catalogue);
  const code = useContext(PromoCode);
  const totalOf = useTotal();
  const money = useMoney();
  return (
    <MainAction>
      <Button asChild variant="primary" size="lg" fullWidth leading={<TicketIcon aria-hidden="true" />}>
        <Link
          to={{
            to: 'checkout',
            hive: 'buzz',
            id: listing.id,
            ...(kind !== undefined && { kind: kind.id }),
            ...(code !== null && { code }),
          }}
        >
          {t.getTicket(money(totalOf('purchase', kind?.price ?? listing.price)))}
        </Link>
      </Button>
    </MainAction>
  );
}

/** What the reader has: a ticket, a place in the line, or one that is kept for a while. */
function MyPlace({ listing, panel, event, mine }: GuestProps & { mine: Ticket }) {
  const t = useMessages(catalogue);
  return (
    <>
      <div role="status">
        <Heading level={2} size="subsection">
          {titleOf(mine)}
        </Heading>
      </div>
      {mine.kind === null || mine.status === 'going' ? null : (
        <p className="font-semibold wrap-anywhere">{mine.kind.name}</p>
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

/** The tickets; on a phone, where they lie below everything that is said of the event, one press away. */
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
  const locale = useLanguageTag();
  const until = mine.heldUntil === null ? '' : hourMinute(mine.heldUntil, locale);
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
