import type { Thread as AnyThread, ThreadKind } from '@campushive/contract';
import { quickRepliesFor } from '@campushive/contract/rules/messages';
import { EmptyState } from '@campushive/ui/empty-state';
import { MessageCircle, UsersRound } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { TextLink, useMessages } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { LiveFieldset } from '../../../shared/live-fieldset.js';
import { PushOffer } from '../../../base/parts/push/index.js';
import { Composer } from './composer.js';
import { GroupHeader } from '../groups/group-header.js';
import { LoadingThread, MessageLog } from './message-log.js';
import { waitsForAnswer } from '../waits-for-answer.js';
import type { ThreadDealSlots } from '../deal-slots.js';
import { catalogue } from '../messages.catalogue.js';
import type { MessagesMessages } from '../messages.messages.js';
import { QuickReplies } from './quick-replies.js';
import { ReplyStrip } from './reply-strip.js';
import { isClosed, ThreadClosed } from './thread-closed.js';
import { ThreadHeader } from './thread-header.js';
import type { Thread, ThreadState } from './use-thread.js';
import { LoadFailed } from '../../../shared/load-failed.js';

export interface ThreadViewProps {
  /** Conversation between two, or event group. */
  kind: ThreadKind;
  /** Messages and drafts. */
  thread: Thread;
  /** Parts about the deal of a conversation; see `ThreadDealSlots`. */
  deal: ThreadDealSlots;
}

/** Right pane: one conversation, or the group of an event. */
export function ThreadView({ kind, thread, deal }: ThreadViewProps) {
  const t = useMessages(catalogue);
  const { state } = thread;
  const icon = iconOf(kind);
  switch (state.status) {
    case 'loading':
      return <LoadingThread />;
    case 'failed':
      return (
        <LoadFailed icon={icon} title={t.threadFailed} onRetry={state.retry}>
          <TextLink standalone to={{ to: 'messages' }} className="lg:hidden">
            {t.back}
          </TextLink>
        </LoadFailed>
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
      return <OpenThread key={state.about.id} thread={thread} state={state} deal={deal} />;
    default:
      return state satisfies never;
  }
}

type Ready = Extract<ThreadState, { status: 'ready' }>;

const iconOf = (kind: ThreadKind) => (kind === 'group' ? <UsersRound /> : <MessageCircle />);

/** Returns the other participant's name, or the event's title. */
const titleOf = (about: AnyThread, t: MessagesMessages): string =>
  about.kind === 'group' ? about.title : (about.otherParticipant.name ?? t.unknownUser);

/** Returns true when no one can write any more. */
const isOver = (about: AnyThread): boolean => (about.kind === 'group' ? about.cancelled : isClosed(about));

/** Returns a function for the name of an author. In a group, an author without a loaded message gets a general name. */
function namesIn({ about, messages, myId }: Ready, t: MessagesMessages) {
  return (senderId: string): string => {
    if (senderId === myId) return t.you;
    if (about.kind === 'direct') return titleOf(about, t);
    const message = messages.find((one) => one.senderId === senderId);
    return message === undefined ? t.aMember : (message.messageAuthor.name ?? t.unknownUser);
  };
}

const loadSearch = () => import('./thread-search.js');
const loadReaders = () => import('../groups/group-readers-dialog.js');

function OpenThread({ thread, state, deal }: PartProps & DealProps) {
  const t = useMessages(catalogue);
  const { about, myId } = state;
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
        <GroupHeader {...headerOf(thread)} group={about} myId={myId} onSearch={onSearch} />
      ) : (
        <ThreadHeader
          {...thread}
          conversation={about}
          onSearch={onSearch}
          onAnswer={() => leadTo(offer.current)}
          deal={deal}
        />
      )}
      {searching && search.part !== null ? (
        <search.part.ThreadSearch
          id={about.id}
          myId={myId}
          onJump={(message) => setJumpTo({ ...message })}
          onClose={() => setSearching(false)}
        />
      ) : null}
      <Log thread={thread} state={state} jumpTo={jumpTo} offer={offer} deal={deal} />
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

type DealProps = Pick<ThreadViewProps, 'deal'>;

interface LogProps extends PartProps, DealProps {
  jumpTo: { messageId: string } | null;
  /** Ref of the pending offer. */
  offer: RefObject<HTMLDivElement | null>;
}

/** Message log. In a group, also shows the readers of the viewer's messages. */
function Log({ thread, state, jumpTo, offer, deal }: LogProps) {
  const t = useMessages(catalogue);
  const { about } = state;
  const { kind, id } = about;
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
          : { name: titleOf(about, t), end: deal.cards({ conversation: about, offer }) })}
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

/** Scrolls to a card and focuses its first button. */
function leadTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('button')?.focus();
}

/** Composer, or the reason that no one can write. */
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
  if (about.kind === 'direct') return <ThreadClosed {...thread} conversation={about} />;
  return (
    <p className="border-t border-line bg-surface px-gutter py-4 text-center text-sm text-fg-muted">
      {t.groupCancelled}
    </p>
  );
}

/** Composer, below the quote and the quick replies. */
function Answer({ thread, state }: PartProps) {
  const t = useMessages(catalogue);
  const { about, messages, unsent, replyTo, myId } = state;
  const { kind, id } = about;
  const replies =
    about.kind === 'direct' && unsent.length === 0 ? quickRepliesFor(about, messages, myId) : [];
  return (
    <LiveFieldset className="contents">
      <Composer
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
