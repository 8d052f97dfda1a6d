import type { Message } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode, Ref } from 'react';
import { longDate, useClock, useConnection, useLocale, useMessages } from '../kernel/index.js';
import { MyMessage, TheirMessage, UnsentMessage } from './message-bubble.js';
import { catalogue } from './messages.catalogue.js';
import type { ThreadState } from './use-thread.js';

type Ready = Extract<ThreadState, { status: 'ready' }>;

export interface MessageLogProps extends Pick<Ready, 'messages' | 'unsent' | 'older' | 'myId'> {
  onRetry: (message: { clientId: string }) => void;
  /** What is told while nobody has written anything. */
  empty: { icon: ReactNode; text: string };
  /** Says over each message who wrote it: where more than two write. Default: false. */
  named?: boolean;
  /** Below the last message. */
  children?: ReactNode;
  /** What scrolls into sight for the newest message. */
  end: Ref<HTMLDivElement>;
}

/** What was written in a conversation or a group, day by day, and what is still to be sent. */
export function MessageLog({
  messages,
  unsent,
  older,
  myId,
  onRetry,
  empty,
  named = false,
  children,
  end,
}: MessageLogProps) {
  const words = useMessages(catalogue);
  const online = useConnection() === 'online';
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
        <EmptyState icon={empty.icon} title={words.noMessagesYet} description={empty.text} />
      ) : null}
      <ol className="flex flex-col gap-3">
        {messages.map((message, index) => (
          <Dated key={message.id} message={message} before={messages[index - 1]}>
            {message.senderId === myId ? (
              <MyMessage message={message} />
            ) : (
              <TheirMessage message={message} named={named} />
            )}
          </Dated>
        ))}
        {unsent.map((message) => (
          <UnsentMessage key={message.clientId} message={message} online={online} onRetry={onRetry} />
        ))}
      </ol>
      {children}
      <div ref={end} />
    </div>
  );
}

/** The first message of a day carries its date. */
function Dated({
  message,
  before,
  children,
}: {
  message: Message;
  before: Message | undefined;
  children: ReactNode;
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

/** A conversation that is on its way. */
export function LoadingThread() {
  return (
    <div
      aria-hidden="true"
      data-slot="thread"
      data-bar="thread"
      className="flex flex-1 flex-col gap-4 p-gutter"
    >
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
