import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { MessageCircle } from 'lucide-react';
import { TextLink, useMessages } from '../kernel/index.js';
import { LiveFieldset } from '../shared/live-fieldset.js';
import { PushOffer } from '../shared/push/index.js';
import { Composer } from './composer.js';
import { LoadingThread, MessageLog } from './message-log.js';
import { catalogue } from './messages.catalogue.js';
import { isClosed, ThreadClosed } from './thread-closed.js';
import { ThreadHeader } from './thread-header.js';
import { ThreadOffer } from './thread-offer.js';
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
          action={<TextLink to={{ to: 'messages' }}>{words.back}</TextLink>}
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
          <ThreadHeader {...thread} conversation={state.conversation} />
          <MessageLog
            key={state.conversation.id}
            id={state.conversation.id}
            {...state}
            onRetry={thread.onRetry}
            onDiscard={thread.onDiscard}
            end={<ThreadOffer conversation={state.conversation} />}
            empty={{ icon: <MessageCircle />, text: words.threadEmptyText }}
            name={state.conversation.otherParticipant.name ?? words.unknownUser}
          />
          {isClosed(state.conversation) ? null : <PushOffer waiting={waitsForAnswer(state)} />}
          {isClosed(state.conversation) ? (
            <ThreadClosed {...thread} conversation={state.conversation} />
          ) : (
            <LiveFieldset className="contents">
              <Composer
                // Not the key of the log beside it.
                key={`message-${state.conversation.id}`}
                place={`message-${state.conversation.id}`}
                suggested={thread.suggested}
                onSuggestionUsed={thread.onSuggestionUsed}
                onSend={thread.onSend}
                onType={thread.onType}
              />
            </LiveFieldset>
          )}
        </section>
      );
    default:
      return state satisfies never;
  }
}

type Ready = Extract<ThreadState, { status: 'ready' }>;

/** My words were the last ones. */
const waitsForAnswer = ({ messages, unsent, myId }: Ready): boolean =>
  unsent.length > 0 || messages.at(-1)?.senderId === myId;
