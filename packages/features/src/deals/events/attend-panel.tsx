import type { EventState, Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { ExternalLink, Ticket as TicketIcon } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import { FeeBreakdown } from '../../catalogue/parts/prices/fee-breakdown.js';
import { MainAction } from '../../shared/index.js';
import { BuyTicket } from './buy-ticket.js';
import { catalogue } from './events.catalogue.js';
import { KindChoice, useKindText } from './kind-choice.js';
import type { EventPanel } from './use-event.js';

interface AttendPanelProps {
  listing: Listing;
  event: EventState;
  panel: EventPanel;
}

/** Options for a viewer without a place: an external site, a free place, a ticket, or the waiting list. */
export function AttendPanel({ listing, event, panel }: AttendPanelProps) {
  const t = useMessages(catalogue);
  const link = listing.buzzDetails?.registrationLink ?? null;
  if (listing.status !== 'active')
    return (
      <Text size="sm" tone="muted">
        {t.over}
      </Text>
    );
  if (link !== null) {
    return (
      <>
        <Text size="sm" tone="muted">
          {t.registerHint}
        </Text>
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
        <AttendByKind listing={listing} event={event} panel={panel} />
      ) : (
        <AttendSingleKind listing={listing} event={event} panel={panel} />
      )}
    </>
  );
}

/** Choice of a kind, for an event with kinds of tickets. */
function AttendByKind({ listing, event, panel }: AttendPanelProps) {
  const t = useMessages(catalogue);
  const describe = useKindText();
  const open = event.kinds.filter(({ sale }) => sale === 'open');
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = open.length === 1 ? open[0] : open.find(({ id }) => id === chosen);
  const [requested, setRequested] = useState(false);
  if (open.length === 0) {
    const mayReturn = event.kinds.some(({ sale }) => sale === 'sold_out');
    return (
      <>
        <ul className="grid gap-1 text-sm">
          {event.kinds.map((one) => (
            <li key={one.id} className="flex flex-wrap justify-between gap-x-3">
              <span dir="auto" className="font-semibold wrap-anywhere">
                {one.name}
              </span>
              <span className="text-fg-muted">{describe(one)}</span>
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted">
          {mayReturn ? t.kindsWaiting : t.over}
        </Text>
        {mayReturn ? <JoinButton panel={panel} label={t.joinWaiting} /> : null}
      </>
    );
  }
  return (
    <>
      <KindChoice
        kinds={event.kinds}
        value={kind?.id ?? null}
        error={requested && kind === undefined ? t.chooseKind : undefined}
        onValueChange={setChosen}
      />
      {kind === undefined ? (
        <MainAction>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            leading={<TicketIcon aria-hidden="true" />}
            onClick={() => setRequested(true)}
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

function AttendSingleKind({ listing, event, panel }: AttendPanelProps) {
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
      {full ? (
        <Text size="sm" tone="muted">
          {t.waitingHint}
        </Text>
      ) : null}
      <JoinButton panel={panel} label={full ? t.joinWaiting : t.rsvp} />
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
