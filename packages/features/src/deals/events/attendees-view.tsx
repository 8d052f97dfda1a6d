import type { Attendee } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Text } from '@campushive/ui/text';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { appointment, TextLink, useClock, useDateFormat, useMessages } from '../../kernel/index.js';
import { DateBlock } from '../../catalogue/parts/listing-card/date-block.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { DoorConflicts } from './door/door-conflicts.js';
import { Door } from './door/door.js';
import { DoorHelpersButton } from './door-helpers/door-helpers-button.js';
import { catalogue } from './events.catalogue.js';
import { MessageAttendeesButton } from './message-attendees.js';
import type { AttendeeList, Attendees } from './use-attendees.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Event with its attendance lists and the state of the door. */
export interface AttendeesViewProps {
  /** Id of the event. */
  id: string;
  /** Attendees, waiting list and check-in. */
  attendees: Attendees;
}

/** Page of an event's organiser: the door above, the lists below. */
export function AttendeesView({ id, attendees }: AttendeesViewProps) {
  const t = useMessages(catalogue);
  const codes = useCodes();
  const { event } = attendees;
  function choose(value: string) {
    codes.onOpenChange(value === CODES);
    if (value === 'going' || value === 'waiting') attendees.onListChange({ list: value });
  }
  const back = (
    <TextLink
      standalone
      to={{ to: 'listing', hive: 'buzz', id }}
      className="inline-flex items-center gap-1.5"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.backToEvent}
    </TextLink>
  );
  if (attendees.state.status === 'forbidden') {
    return (
      <div className="page grid page-3xl content-start gap-5 py-4">
        <EmptyState kind="failed" icon={<HiveIcon hive="buzz" />} title={t.notYours} action={back} />
        {/* Shown for a cancelled event, too. */}
        <DoorConflicts door={attendees.door} />
      </div>
    );
  }
  if (attendees.state.status === 'helper' || attendees.state.status === 'door_only') {
    return (
      <div className="page grid page-3xl content-start gap-5 py-4">
        {back}
        <EventSummary attendees={attendees} />
        <Text size="sm" tone="muted">
          {attendees.state.status === 'helper' ? t.youHelpText : t.doorOnlyText}
        </Text>
        <Door attendees={attendees} />
      </div>
    );
  }
  return (
    <div className="page grid page-5xl content-start gap-5 py-4">
      {back}
      <EventSummary attendees={attendees} />
      {/* Side by side on a laptop at the desk; on a phone at the door, the door comes first. */}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4">
          <Door attendees={attendees} />
          <DoorHelpersButton id={id} coming={attendingOf(attendees)} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <MessageAttendees id={id} attendees={attendees} />
          <Tabs value={codes.open ? CODES : attendees.list} onValueChange={choose}>
            <TabList label={t.listLabel}>
              <Tab value="going" {...countOf(attendees.places?.going)}>
                {t.tabGoing}
              </Tab>
              <Tab value="waiting" {...countOf(attendees.places?.waiting)}>
                {t.tabWaiting}
              </Tab>
              {event?.sellsTickets ? (
                <Tab value={CODES} onPointerEnter={codes.prepare}>
                  {t.tabCodes}
                </Tab>
              ) : null}
            </TabList>
            {(['going', 'waiting'] as const).map((list) => (
              <TabPanel key={list} value={list}>
                {attendees.list === list && !codes.open ? <People attendees={attendees} list={list} /> : null}
              </TabPanel>
            ))}
            {event?.sellsTickets ? (
              <TabPanel value={CODES}>
                {codes.open && codes.part !== null ? (
                  <codes.part.PromoCodesPanel id={id} kinds={event.kinds} />
                ) : null}
              </TabPanel>
            ) : null}
          </Tabs>
        </div>
      </div>
    </div>
  );
}

/** Returns the loaded attendees, or none while the waiting list is shown: attendees help more often. */
const attendingOf = ({ state, list }: Attendees) =>
  state.status === 'ready' && list === 'going' ? state.people.map(({ person }) => person) : [];

const CODES = 'codes';
const loadCodes = () => import('./promo-codes/promo-codes.js');

/** Loads the promo codes when an organiser opens them, which most never do. */
function useCodes() {
  const [open, setOpen] = useState(false);
  const { part, prepare, want } = useOnDemand(loadCodes);
  return {
    open,
    part,
    prepare,
    onOpenChange(next: boolean) {
      if (next) want();
      setOpen(next);
    },
  };
}

/** Button for a message to the attendees, if there are any. Shows a skeleton while loading. */
function MessageAttendees({ id, attendees: { event, places, state } }: AttendeesViewProps) {
  if (event === null || places === null) {
    return state.status === 'loading' ? <Skeleton className="h-11 sm:w-52" /> : null;
  }
  return event.takesMessages && places.going > 0 ? <MessageAttendeesButton id={id} /> : null;
}

const countOf = (count: number | undefined) => (count ? { count } : {});

/** Title, date and remaining places of the event. */
function EventSummary({ attendees: { event, places, state } }: { attendees: Attendees }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const date = event?.eventDate ?? null;
  const placesLeft = places?.placesLeft ?? null;
  // Skeleton while the event loads.
  const isComing = event === null && state.status === 'loading';
  const isDoorOnly = state.status === 'helper' || state.status === 'door_only';
  return (
    <header className="flex flex-wrap items-center gap-4">
      {isComing ? <Skeleton className="h-18 w-14" /> : date === null ? null : <DateBlock date={date} />}
      <div className="grid min-w-0 grow basis-40 grid-cols-1 gap-1">
        <Heading level={1}>{isDoorOnly ? t.helperDoor : t.attendeesTitle}</Heading>
        {isComing ? <Skeleton shape="text" className="h-6 w-60 max-w-full" /> : null}
        {event === null ? null : (
          <p dir="auto" className="font-bold wrap-anywhere">
            {event.title}
          </p>
        )}
        {isComing && placesLeft === null ? <Skeleton shape="text" className="h-5 w-40 max-w-full" /> : null}
        {date === null && placesLeft === null ? null : (
          <Text size="sm" tone="muted">
            {date === null ? null : <time dateTime={date}>{appointment(date, now, dateFormat)}</time>}
            {date === null || placesLeft === null ? null : ' · '}
            {placesLeft === null ? null : placesLeft === 0 ? t.full : t.placesLeft(placesLeft)}
          </Text>
        )}
      </div>
    </header>
  );
}

function People({ attendees, list }: { attendees: Attendees; list: AttendeeList }) {
  const t = useMessages(catalogue);
  const { state } = attendees;
  switch (state.status) {
    case 'loading':
      return <LoadingPeople />;
    case 'failed':
      return <LoadFailed icon={<HiveIcon hive="buzz" />} title={t.attendeesFailed} onRetry={state.retry} />;
    case 'forbidden':
    case 'helper':
    case 'door_only':
      return null;
    case 'ready':
      if (state.people.length === 0) {
        return (
          <EmptyState
            kind="empty"
            icon={<HiveIcon hive="buzz" />}
            title={list === 'going' ? t.noOneGoing : t.noOneWaiting}
            {...(list === 'going' && { description: t.noOneGoingText })}
          />
        );
      }
      return (
        <div className="grid gap-4">
          <ol>
            {state.people.map((one) => (
              <Person key={one.ticketId} attendee={one} />
            ))}
          </ol>
          <ShowMoreButton state={state} t={t} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** Skeleton rows in their final size. */
function LoadingPeople() {
  return (
    <div aria-busy="true" className="animate-late-in">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line py-3">
          <Skeleton shape="circle" className="size-10" />
          <div className="grow">
            <Skeleton shape="text" className="w-1/2" />
            <Skeleton shape="text" className="w-1/3 text-sm" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Person({ attendee }: { attendee: Attendee }) {
  const t = useMessages(catalogue);
  const { person, paid, checkedInAt, status, number, of, kind, promoCode } = attendee;
  const name = person.name ?? t.deletedUser;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <Avatar name={person.name ?? '?'} src={person.profileImage ?? undefined} aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <span dir="auto" className="block font-bold">
          {name}
        </span>
        <span className="block text-sm text-fg-muted">{person.university}</span>
        {kind === null ? null : (
          <span dir="auto" className="block text-sm font-semibold">
            {kind.name}
          </span>
        )}
        {of === 1 ? null : <span className="block text-sm text-fg-muted">{t.ticketOf(number, of)}</span>}
        {promoCode === null ? null : (
          <span className="block text-sm text-fg-muted">{t.boughtWith(promoCode)}</span>
        )}
      </span>
      {status === 'offered' ? <Badge tone="primary">{t.status.offered}</Badge> : null}
      {paid ? <Badge>{t.paid}</Badge> : null}
      {checkedInAt === null ? null : <Badge tone="success">{t.isIn}</Badge>}
    </li>
  );
}
