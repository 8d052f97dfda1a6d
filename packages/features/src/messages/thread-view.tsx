import type { Conversation } from '@campushive/contract';
import { quickRepliesFor } from '@campushive/contract/rules/messages';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { MessageCircle, UsersRound } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { TextLink, useMessages } from '../kernel/index.js';
import { useOnDemand } from '../shared/index.js';
import { LiveFieldset } from '../shared/live-fieldset.js';
import { PushOffer } from '../shared/push/index.js';
import { Composer } from './composer.js';
import { GroupHeader } from './group-header.js';
import { LoadingThread, MessageLog } from './message-log.js';
import { waitsForAnswer } from './waits-for-answer.js';
import { catalogue } from './messages.catalogue.js';
import type { MessagesMessages } from './messages.messages.js';
import type { ThreadPlace } from './outbox/messages.queries.js';
import { QuickReplies } from './quick-replies.js';
import { ReplyStrip } from './reply-strip.js';
import { isClosed, ThreadClosed } from './thread-closed.js';
import { ThreadHeader } from './thread-header.js';
import { ThreadMeetup } from './thread-meetup.js';
import { ThreadSeries } from './thread-series.js';
import { ThreadOffer } from './thread-offer.js';
import type { ThreadAbout } from './use-thread-about.js';
import type { Thread, ThreadState } from './use-thread.js';

export interface ThreadViewProps {
  /** Between two, or of an event. */
  kind: ThreadPlace['kind'];
  /** Its messages, and what is being written. */
  thread: Thread;
}

/** The right pane: one conversation, or the group of an event. */
export function ThreadView({ kind, thread }: ThreadViewProps) {
  const t = useMessages(catalogue);
  const { state } = thread;
  const icon = iconOf(kind);
  switch (state.status) {
    case 'loading':
      return <LoadingThread />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={icon}
          title={t.threadFailed}
          action={
            <span className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
              <Button onClick={state.retry}>{t.retry}</Button>
              <TextLink standalone to={{ to: 'messages' }} className="lg:hidden">
                {t.back}
              </TextLink>
            </span>
          }
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={icon}
          title={kind === 'group' ? t.groupMissing : t.notFound}
          {...(kind === 'group' && { description: t.groupMissingText })}
          action={<TextLink to={{ to: 'messages' }}>{t.back}</TextLink>}
        />
      );
    case 'ready':
      return <OpenThread key={placeOf(state.about).id} thread={thread} state={state} />;
    default:
      return state satisfies never;
  }
}

type Ready = Extract<ThreadState, { status: 'ready' }>;

const iconOf = (kind: ThreadPlace['kind']) => (kind === 'group' ? <UsersRound /> : <MessageCircle />);

const placeOf = (about: ThreadAbout): ThreadPlace => ({
  kind: about.kind,
  id: about.kind === 'group' ? about.group.id : about.conversation.id,
});

/** Of the other one, or of the event. */
const titleOf = (about: ThreadAbout, t: MessagesMessages): string =>
  about.kind === 'group' ? about.group.title : (about.conversation.otherParticipant.name ?? t.unknownUser);

/** Nothing more can be written. */
const isOver = (about: ThreadAbout): boolean =>
  about.kind === 'group' ? about.group.cancelled : isClosed(about.conversation);

/** How the writer of a message is named. In a group, one whose message is not loaded yet is named no closer. */
function namesIn({ about, messages, myId }: Ready, t: MessagesMessages) {
  return (senderId: string): string => {
    if (senderId === myId) return t.you;
    if (about.kind === 'direct') return titleOf(about, t);
    const said = messages.find((one) => one.senderId === senderId);
    return said === undefined ? t.aMember : (said.messageAuthor.name ?? t.unknownUser);
  };
}

const loadSearch = () => import('./thread-search.js');
const loadReaders = () => import('./group-readers-dialog.js');

function OpenThread({ thread, state }: { thread: Thread; state: Ready }) {
  const t = useMessages(catalogue);
  const { about, myId } = state;
  const place = placeOf(about);
  const search = useOnDemand(loadSearch);
  const [searching, setSearching] = useState(false);
  const [jumpTo, setJumpTo] = useState<{ messageId: string } | null>(null);
  const offer = useRef<HTMLDivElement>(null);
  const onSearch = () => {
    search.want();
    setSearching(true);
  };
  return (
    <section
      aria-label={titleOf(about, t)}
      data-slot="thread"
      data-bar="thread"
      className="flex min-h-0 flex-1 flex-col"
    >
      {about.kind === 'group' ? (
        <GroupHeader {...headerOf(thread)} group={about.group} myId={myId} onSearch={onSearch} />
      ) : (
        <ThreadHeader
          {...thread}
          conversation={about.conversation}
          onSearch={onSearch}
          onAnswer={() => leadTo(offer.current)}
        />
      )}
      {searching && search.part !== null ? (
        <search.part.ThreadSearch
          place={place}
          myId={myId}
          onJump={(message) => setJumpTo({ ...message })}
          onClose={() => setSearching(false)}
        />
      ) : null}
      <Log thread={thread} state={state} jumpTo={jumpTo} offer={offer} />
      <Foot thread={thread} state={state} />
    </section>
  );
}

const headerOf = ({ onMute, onArchive, onLeave, leaving }: Thread) => ({
  onMute,
  onArchive,
  onLeave,
  leaving,
});

interface PartProps {
  thread: Thread;
  state: Ready;
}

interface LogProps extends PartProps {
  jumpTo: { messageId: string } | null;
  /** Where the offer stands that waits for an answer. */
  offer: RefObject<HTMLDivElement | null>;
}

/** What was written; in a group also who has seen a message of mine. */
function Log({ thread, state, jumpTo, offer }: LogProps) {
  const t = useMessages(catalogue);
  const { about } = state;
  const { kind, id } = placeOf(about);
  const readers = useOnDemand(loadReaders);
  const [readOf, setReadOf] = useState<string | null>(null);
  const onReaders = ({ messageId }: { messageId: string }) => {
    readers.want();
    setReadOf(messageId);
  };
  return (
    <>
      <MessageLog
        id={id}
        {...state}
        onRetry={thread.onRetry}
        onDiscard={thread.onDiscard}
        onUnsend={thread.onUnsend}
        {...(isOver(about) ? {} : { onReply: thread.onReply })}
        {...(about.kind === 'group'
          ? { onReaders }
          : { name: titleOf(about, t), end: <DealCards conversation={about.conversation} offer={offer} /> })}
        nameOf={namesIn(state, t)}
        jumpTo={jumpTo}
        empty={{ icon: iconOf(kind), text: kind === 'group' ? t.groupEmptyText : t.threadEmptyText }}
      />
      {readers.part === null || readOf === null ? null : (
        <readers.part.GroupReadersDialog groupId={id} messageId={readOf} onClose={() => setReadOf(null)} />
      )}
    </>
  );
}

/** What is to be answered or agreed on, after the newest message. */
function DealCards({ conversation, offer }: { conversation: Conversation } & Pick<LogProps, 'offer'>) {
  return (
    <>
      {conversation.dealsBlocked ? null : <ThreadOffer conversation={conversation} ref={offer} />}
      <ThreadMeetup conversation={conversation} />
      <ThreadSeries conversation={conversation} />
    </>
  );
}

/** Shows a card, and puts the focus on the first thing that can be done in it. */
function leadTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('button')?.focus();
}

/** Where the next message is written; or why none can be. */
function Foot({ thread, state }: PartProps) {
  const t = useMessages(catalogue);
  const { about } = state;
  if (!isOver(about)) {
    return (
      <>
        {about.kind === 'direct' ? <PushOffer waiting={waitsForAnswer(state)} /> : null}
        <Answer thread={thread} state={state} />
      </>
    );
  }
  if (about.kind === 'direct') return <ThreadClosed {...thread} conversation={about.conversation} />;
  return (
    <p className="border-t border-line bg-surface px-gutter py-4 text-center text-sm text-fg-muted">
      {t.groupCancelled}
    </p>
  );
}

/** Where the next message is written, below what it answers and what could be said at a touch. */
function Answer({ thread, state }: PartProps) {
  const t = useMessages(catalogue);
  const { about, messages, unsent, replyTo, myId } = state;
  const { kind, id } = placeOf(about);
  const replies =
    about.kind === 'direct' && unsent.length === 0 ? quickRepliesFor(about.conversation, messages, myId) : [];
  return (
    <LiveFieldset className="contents">
      <Composer
        withFiles={kind === 'direct'}
        place={kind === 'group' ? `group-${id}` : `message-${id}`}
        suggested={thread.suggested}
        onSuggestionUsed={thread.onSuggestionUsed}
        onSend={thread.onSend}
        onType={thread.onType}
        above={
          replyTo === null ? (
            <QuickReplies replies={replies} onSend={thread.onSend} />
          ) : (
            <ReplyStrip
              quote={replyTo}
              name={replyTo.senderId === myId ? null : namesIn(state, t)(replyTo.senderId)}
              onCancel={() => thread.onReply({ message: null })}
            />
          )
        }
      />
    </LiveFieldset>
  );
}
