import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { TextLink } from '@campushive/ui/text-link';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useClock, useMessages } from '../kernel/index.js';
import { PushOffer } from '../push/index.js';
import { Composer } from './composer.js';
import { LoadingThread, MessageLog } from './message-log.js';
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
          data-slot="thread"
          data-bar="thread"
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
  const end = useScrollToEnd(state);
  const name = state.conversation.otherParticipant.name ?? words.unknownUser;
  return (
    <MessageLog
      {...state}
      onRetry={onRetry}
      empty={{ icon: <MessageCircle />, text: words.threadEmptyText }}
      end={end}
    >
      <p aria-live="polite" className="min-h-6 pt-2 text-sm text-fg-muted">
        {state.theyType ? words.typing(name) : ''}
      </p>
    </MessageLog>
  );
}

/** My words were the last ones. */
const waitsForAnswer = ({ messages, unsent, myId }: Ready): boolean =>
  unsent.length > 0 || messages.at(-1)?.senderId === myId;

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
