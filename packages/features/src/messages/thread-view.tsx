import type { Message } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { TextLink } from '@campushive/ui/text-link';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, longDate, useClock, useConnection, useLocale, useMessages } from '../kernel/index.js';
import { PushOffer } from '../push/index.js';
import { Composer } from './composer.js';
import { MyMessage, TheirMessage, UnsentMessage } from './message-bubble.js';
import { catalogue } from './messages.catalogue.js';
import { ThreadHeader } from './thread-header.js';
import type { Thread, ThreadState } from './use-thread.js';

/** The right pane: one conversation. */
export function ThreadView({ thread }: { thread: Thread }) {
  const words = useMessages(catalogue);
  const { state } = thread;
  switch (state.status) {
    case 'loading':
      return <LoadingThread />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<MessageCircle />}
          title={words.threadFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<MessageCircle />}
          title={words.notFound}
          action={
            <TextLink asChild>
              <Link to={{ to: 'messages' }}>{words.back}</Link>
            </TextLink>
          }
        />
      );
    case 'ready':
      return (
        <section
          aria-label={state.conversation.otherParticipant.name ?? words.unknownUser}
          className="flex min-h-0 flex-1 flex-col"
        >
          <ThreadHeader conversation={state.conversation} />
          <Messages state={state} onRetry={thread.onRetry} />
          <PushOffer waiting={waitsForAnswer(state)} />
          <Composer
            key={state.conversation.id}
            draft={thread.draft}
            onDraftChange={thread.onDraftChange}
            onSend={thread.onSend}
            onType={thread.onType}
          />
        </section>
      );
    default:
      return state satisfies never;
  }
}

type Ready = Extract<ThreadState, { status: 'ready' }>;

function Messages({ state, onRetry }: { state: Ready; onRetry: Thread['onRetry'] }) {
  const words = useMessages(catalogue);
  const online = useConnection() === 'online';
  const end = useScrollToEnd(state);
  const { messages, unsent, older, theyType, myId } = state;
  const name = state.conversation.otherParticipant.name ?? words.unknownUser;
  return (
    <div
      role="log"
      aria-label={words.title}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-gutter py-4"
    >
      {older === null ? null : (
        <div className="flex justify-center pb-4">
          <Button size="sm" tone="outline" onClick={older}>
            {words.olderMessages}
          </Button>
        </div>
      )}
      {messages.length === 0 && unsent.length === 0 ? (
        <EmptyState
          icon={<MessageCircle />}
          title={words.noMessagesYet}
          description={words.threadEmptyText}
        />
      ) : null}
      <ol className="flex flex-col gap-3">
        {messages.map((message, index) => (
          <Dated key={message.id} message={message} before={messages[index - 1]}>
            {message.senderId === myId ? <MyMessage message={message} /> : <TheirMessage message={message} />}
          </Dated>
        ))}
        {unsent.map((message) => (
          <UnsentMessage key={message.clientId} message={message} online={online} onRetry={onRetry} />
        ))}
      </ol>
      <p aria-live="polite" className="min-h-6 pt-2 text-sm text-fg-muted">
        {theyType ? words.typing(name) : ''}
      </p>
      <div ref={end} />
    </div>
  );
}

/** My words were the last ones. */
const waitsForAnswer = ({ messages, unsent, myId }: Ready): boolean =>
  unsent.length > 0 || messages.at(-1)?.senderId === myId;

/** The first message of a day carries its date. */
export function Dated({
  message,
  before,
  children,
}: {
  message: Message;
  before: Message | undefined;
  children: React.ReactNode;
}) {
  const locale = useLocale();
  const clock = useClock();
  const words = useMessages(catalogue);
  const day = dayOf(message.createdAt);
  if (before !== undefined && dayOf(before.createdAt) === day) return children;
  const today = dayOf(clock.now().toISOString());
  return (
    <>
      <li className="py-1 text-center text-xs font-semibold text-fg-muted">
        {day === today ? words.today : longDate(message.createdAt, locale)}
      </li>
      {children}
    </>
  );
}

const dayOf = (iso: string) => new Date(iso).toDateString();

/** The newest message comes into sight when it arrives: at once on opening, smoothly afterwards. */
function useScrollToEnd({ conversation, messages, unsent }: Ready) {
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const clock = useClock();
  const last = unsent.at(-1)?.clientId ?? messages.at(-1)?.id ?? '';
  useEffect(() => {
    const first = shown.current !== conversation.id;
    shown.current = conversation.id;
    const calm = first || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scroll = () => end.current?.scrollIntoView({ block: 'end', behavior: calm ? 'auto' : 'smooth' });
    if (first) scroll();
    else return clock.after(100, scroll);
    return undefined;
  }, [conversation.id, last, clock]);
  return end;
}

/** A conversation that is on its way. */
export function LoadingThread() {
  return (
    <div aria-hidden="true" className="flex flex-1 flex-col gap-4 p-gutter">
      <Skeleton shape="text" />
      <div className="w-2/3">
        <Skeleton shape="block" />
      </div>
      <div className="w-1/2 self-end">
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
