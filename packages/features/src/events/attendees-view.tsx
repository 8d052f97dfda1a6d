import type { Attendee } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { TextField } from '@campushive/ui/text-field';
import { ArrowLeft } from 'lucide-react';
import type { FormEvent } from 'react';
import { dateTime, TextLink, useLanguageTag, useMessages } from '../kernel/index.js';
import { ShowMoreButton } from '../shared/show-more.js';
import { ScanButton } from '../shared/scan/index.js';
import { catalogue } from './events.catalogue.js';
import type { AttendeeList, Attendees } from './use-attendees.js';
import { useCheckInProblemText } from './use-check-in-problem-text.js';

export interface AttendeesViewProps {
  /** The event. */
  id: string;
  /** Who comes, who waits, and the check-in at the door. */
  attendees: Attendees;
}

/** The organiser's page: the door above, the list below. */
export function AttendeesView({ id, attendees }: AttendeesViewProps) {
  const words = useMessages(catalogue);
  const back = (
    <TextLink
      standalone
      to={{ to: 'listing', hive: 'buzz', id }}
      className="inline-flex items-center gap-1.5"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {words.backToEvent}
    </TextLink>
  );
  if (attendees.state.status === 'forbidden') {
    return <EmptyState kind="failed" icon={<HiveIcon hive="buzz" />} title={words.notYours} action={back} />;
  }
  return (
    <div className="page grid page-2xl content-start gap-5 py-4">
      {back}
      <EventSummary attendees={attendees} />
      <Door attendees={attendees} />
      <Tabs
        value={attendees.list}
        onValueChange={(value) => attendees.onListChange({ list: value === 'waiting' ? value : 'going' })}
      >
        <TabList label={words.listLabel}>
          <Tab value="going" {...countOf(attendees.places?.going)}>
            {words.tabGoing}
          </Tab>
          <Tab value="waiting" {...countOf(attendees.places?.waiting)}>
            {words.tabWaiting}
          </Tab>
        </TabList>
        {(['going', 'waiting'] as const).map((list) => (
          <TabPanel key={list} value={list}>
            {attendees.list === list ? <People attendees={attendees} list={list} /> : null}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count });

/** Which event it is, when, and how much room there is. */
function EventSummary({ attendees: { event, places } }: { attendees: Attendees }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const date = event?.eventDate ?? null;
  const left = places?.placesLeft ?? null;
  return (
    <header className="grid gap-1">
      <Heading level={1}>{words.attendeesTitle}</Heading>
      {event === null ? null : <p className="font-bold wrap-anywhere">{event.title}</p>}
      {date === null && left === null ? null : (
        <p className="text-sm text-fg-muted">
          {date === null ? null : <time dateTime={date}>{dateTime(date, locale)}</time>}
          {date === null || left === null ? null : ' · '}
          {left === null ? null : left === 0 ? words.full : words.placesLeft(left)}
        </p>
      )}
    </header>
  );
}

/** A scanned ticket fills the box; one press lets it in. */
function Door({ attendees }: { attendees: Attendees }) {
  const words = useMessages(catalogue);
  const problemText = useCheckInProblemText();
  const { letIn, problem } = attendees;
  function submit(event: FormEvent) {
    event.preventDefault();
    attendees.onCheckIn();
  }
  return (
    <Card asChild className="grid gap-4">
      <form onSubmit={submit} noValidate>
        <div>
          <Heading level={2} size="subsection">
            {words.checkInTitle}
          </Heading>
          <p className="text-sm text-fg-muted">{words.checkInText}</p>
        </div>
        <TextField
          label={words.checkInLabel}
          placeholder="ABCD-EFGH-JKMN"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          value={attendees.code}
          onChange={(event) => attendees.onCodeChange({ value: event.target.value })}
          error={problem === null ? undefined : problemText(problem)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={attendees.checking}
          loadingLabel={words.checkingIn}
        >
          {words.checkIn}
        </Button>
        <ScanButton
          title={words.scanTitle}
          wrong={words.scanWrong}
          read={readTicket}
          onFound={attendees.onScanned}
        />
        <div role="status" className="empty:absolute">
          {letIn === null ? null : (
            <Alert tone="success" title={words.letIn(letIn.person.name ?? words.deletedUser)}>
              {letIn.paid ? words.letInPaid : (letIn.person.university ?? '')}
            </Alert>
          )}
        </div>
      </form>
    </Card>
  );
}

/** A ticket's picture is an address of this page with the code in it (see TicketCode); some organisers print the code alone. */
function readTicket(text: string): string | null {
  const code = /[?&]code=([^&#]+)/.exec(text)?.[1] ?? text.trim();
  return /^[0-9a-z][0-9a-z-]{7,30}$/i.test(code) ? code : null;
}

function People({ attendees, list }: { attendees: Attendees; list: AttendeeList }) {
  const words = useMessages(catalogue);
  const { state } = attendees;
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-40 animate-late-in" />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<HiveIcon hive="buzz" />}
          title={words.attendeesFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'forbidden':
      return null;
    case 'ready':
      if (state.people.length === 0) {
        return (
          <EmptyState
            kind="empty"
            icon={<HiveIcon hive="buzz" />}
            title={list === 'going' ? words.noOneGoing : words.noOneWaiting}
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
          <ShowMoreButton state={state} words={words} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Person({ attendee }: { attendee: Attendee }) {
  const words = useMessages(catalogue);
  const { person, paid, checkedInAt, status } = attendee;
  const name = person.name ?? words.deletedUser;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <Avatar name={name} src={person.profileImage ?? undefined} aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <span className="block font-bold">{name}</span>
        <span className="block text-sm text-fg-muted">{person.university}</span>
      </span>
      {status === 'offered' ? <Badge tone="primary">{words.status.offered}</Badge> : null}
      {paid ? <Badge>{words.paid}</Badge> : null}
      {checkedInAt === null ? null : <Badge tone="success">{words.isIn}</Badge>}
    </li>
  );
}
