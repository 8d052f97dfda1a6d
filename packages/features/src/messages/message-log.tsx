import type { Message } from '@campushive/contract';
import { isWritten } from '@campushive/contract/rules/messages';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { IconButton } from '@campushive/ui/icon-button';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  calendarDaysBetween,
  longDate,
  useCampus,
  useClock,
  useConnection,
  useDateFormat,
  useMessages,
} from '../kernel/index.js';
import { useOnDemand } from '../shared/index.js';
import { MyMessage, TheirMessage, UnsentMessage } from './message-bubble.js';
import { catalogue } from './messages.catalogue.js';
import type { ShownMessage } from './outbox/messages.queries.js';
import type { Retry } from './outbox/outbox.js';
import { ThreadLine } from './thread-line.js';
import { TypingLine } from './typing-line.js';
import type { Quoting } from './quoted.js';
import { useJump } from './use-jump.js';
import { useLogScroll } from './use-log-scroll.js';
import { useMessageMenu } from './use-message-menu.js';
import type { ThreadState } from './use-thread.js';

type Ready = Extract<ThreadState, { status: 'ready' }>;

export interface MessageLogProps extends Pick<Ready, 'unsent' | 'older' | 'myId' | 'typists' | 'newFrom'> {
  /** The conversation or group. */
  id: string;
  /** What is in the conversation, oldest first. */
  messages: readonly ShownMessage[];
  /** Send an unsent message again. */
  onRetry: (message: Retry) => void;
  /** Give an unsent message up. */
  onDiscard: (message: { clientId: string }) => void;
  /** What stands there while no one has written anything. */
  empty: { icon: ReactNode; text: string };
  /** Of the other one, where only two write: in groups each message says who wrote it. */
  name?: string;
  /** How the writer of a quoted message is named. */
  nameOf: (senderId: string) => string;
  /** What stands after the newest message. */
  end?: ReactNode;
  /** Shows who of a group has seen a message. */
  onReaders?: (message: { messageId: string }) => void;
  /** Answers a message; left out where that cannot be done. */
  onReply?: (message: { message: Message }) => void;
  /** Takes a message back; left out where that cannot be done. */
  onUnsend?: (message: { messageId: string }) => void;
  /** The message to show: each new object leads there again. */
  jumpTo?: { readonly messageId: string } | null;
}

const loadActions = () => import('./message-actions.js');

/** Not written by hand: a line has no menu. A kind of a later version with words in it reads like any other message. */
const isLine = (message: ShownMessage) => !isWritten(message) && message.content === '';

const hasMenu = (message: ShownMessage) => !isLine(message) && message.unsentAt === null;

/** What was written in a conversation or a group, day by day, and what is still to be sent. */
export function MessageLog(props: MessageLogProps) {
  const {
    id,
    messages,
    unsent,
    older,
    myId,
    onRetry,
    onDiscard,
    empty,
    name,
    nameOf,
    typists,
    newFrom,
    onReaders,
    end,
  } = props;
  const { jumpTo = null } = props;
  const t = useMessages(catalogue);
  const online = useConnection() === 'online';
  const actions = useOnDemand(loadActions);
  const menu = useMessageMenu(actions.want);
  const named = name === undefined;
  const newest = messages.at(-1);
  const lastId = unsent.at(-1)?.clientId ?? newest?.clientId ?? newest?.id;
  const { log, onScroll, away, missed, toEnd } = useLogScroll({
    ...{ id, older, lastId },
    firstId: messages[0]?.id,
    lastIsMine: unsent.length > 0 || newest?.senderId === myId,
  });
  const jump = useJump(log, { firstId: messages[0]?.id, older, asked: jumpTo });
  const quoting: Quoting = { nameOf, onJump: jump.to };
  const stop = menu.stop ?? unsent.at(-1)?.clientId ?? messages.findLast(hasMenu)?.id;
  const moreOf = (one: string) => ({ picked: menu.picked === one, stop: stop === one });
  const myNewest = messages.findLast((one) => one.senderId === myId && hasMenu(one));
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={t.title}
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter py-4"
      >
        {older === null ? null : (
          <div className="flex justify-center pb-4">
            <Button size="sm" variant="outline" onClick={older}>
              {t.olderMessages}
            </Button>
          </div>
        )}
        {messages.length === 0 && unsent.length === 0 ? (
          <EmptyState icon={empty.icon} title={t.noMessagesYet} description={empty.text} />
        ) : null}
        <ol
          className="flex flex-col gap-3"
          onPointerEnter={actions.prepare}
          onFocus={actions.prepare}
          {...menu.rows}
        >
          {messages.map((message, index) => (
            <Dated
              key={message.id}
              message={message}
              before={messages[index - 1]}
              isNew={message.id === newFrom}
            >
              {isLine(message) ? (
                <ThreadLine message={message} mine={message.senderId === myId} name={name ?? null} />
              ) : message.senderId === myId ? (
                <MyMessage
                  message={message}
                  more={moreOf(message.id)}
                  onReaders={message === myNewest ? onReaders : undefined}
                  quoting={quoting}
                />
              ) : (
                <TheirMessage message={message} more={moreOf(message.id)} named={named} quoting={quoting} />
              )}
            </Dated>
          ))}
          {unsent.map((message) => (
            <UnsentMessage
              key={message.clientId}
              message={message}
              more={moreOf(message.clientId)}
              online={online}
              onRetry={onRetry}
              onDiscard={onDiscard}
              quoting={quoting}
            />
          ))}
        </ol>
        <div data-log-end="">{end}</div>
        <TypingLine typists={typists} name={name} />
      </div>
      {jump.looking ? (
        <p role="status" className="sr-only">
          {t.jumping}
        </p>
      ) : null}
      {away ? (
        <span className="absolute right-4 bottom-3">
          <IconButton
            variant="outline"
            badge={missed}
            label={t.toLatest}
            className="shadow-overlay"
            onClick={toEnd}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
      {actions.part === null ? null : (
        <actions.part.MessageActions {...props} target={menu.target} onClose={menu.close} />
      )}
    </div>
  );
}

interface DatedProps {
  message: Message;
  before: Message | undefined;
  /** It is the first one that was new when the conversation was opened. */
  isNew: boolean;
  children: ReactNode;
}

/** The first message of a day carries its date; the first new one says that it is. */
function Dated({ message, before, isNew, children }: DatedProps) {
  const t = useMessages(catalogue);
  const { timeZone } = useCampus();
  const dayOf = ({ createdAt }: Message) => dayIn(Date.parse(createdAt), timeZone);
  const same = before !== undefined && dayOf(before) === dayOf(message);
  return (
    <>
      {same ? null : (
        <li className="py-1 text-center text-xs font-semibold text-fg-muted">
          <Day iso={message.createdAt} />
        </li>
      )}
      {isNew ? (
        <li
          data-new-mark=""
          className="flex items-center gap-3 py-1 text-xs font-semibold text-fg before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong"
        >
          {t.newMessages}
        </li>
      ) : null}
      {children}
    </>
  );
}

function Day({ iso }: { iso: string }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const now = useClock().now();
  const days = calendarDaysBetween(iso, now, format.timeZone);
  if (days === 0) return t.today;
  return days === 1 ? t.yesterday : longDate(iso, format);
}

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
