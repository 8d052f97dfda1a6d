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
} from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { MyMessage, TheirMessage } from './message-bubble.js';
import { catalogue } from '../messages.catalogue.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import type { Retry } from '../outbox/outbox.js';
import { ThreadLine } from './thread-line.js';
import { TypingLine } from './typing-line.js';
import type { Quoting } from './quoted.js';
import { useJump } from './use-jump.js';
import { useLogScroll } from './use-log-scroll.js';
import { useMessageMenu } from './use-message-menu.js';
import type { ThreadState } from './use-thread.js';
import { UnsentMessage } from './unsent-message.js';

type Ready = Extract<ThreadState, { status: 'ready' }>;

export interface MessageLogProps extends Pick<Ready, 'unsent' | 'older' | 'myId' | 'typists' | 'newFrom'> {
  /** Id of the conversation or group. */
  id: string;
  /** Messages, oldest first. */
  messages: readonly ShownMessage[];
  onRetry: (message: Retry) => void;
  onDiscard: (message: { clientId: string }) => void;
  /** Empty state, shown without messages. */
  empty: { icon: ReactNode; text: string };
  /** Name of the other participant. Omitted for groups, whose messages show their author. */
  name?: string;
  /** Returns the name for the author of a quoted message. */
  nameOf: (senderId: string) => string;
  /** Content after the newest message. */
  end?: ReactNode;
  /** Shows the group members who have seen a message. */
  onReaders?: (message: { messageId: string }) => void;
  /** Replies to a message. Omitted where replies are not possible. */
  onReply?: (message: { message: Message }) => void;
  /** Unsends a message. Omitted where that is not possible. */
  onUnsend?: (message: { messageId: string }) => void;
  /** Message to jump to. Each new object jumps again. */
  jumpTo?: { readonly messageId: string } | null;
}

const loadActions = () => import('./message-actions.js');

/** Returns true for system messages, which have no menu. Unknown kinds with text are shown as normal messages. */
const isLine = (message: ShownMessage) => !isWritten(message) && message.content === '';

const hasMenu = (message: ShownMessage) => !isLine(message) && message.unsentAt === null;

/** Message history of a conversation or group by day, with pending messages. */
export function MessageLog(props: MessageLogProps) {
  const { id, messages, unsent, older, myId, empty, name, typists, end, jumpTo = null } = props;
  const t = useMessages(catalogue);
  const actions = useOnDemand(loadActions);
  const menu = useMessageMenu(actions.want);
  const newest = messages.at(-1);
  const lastId = unsent.at(-1)?.clientId ?? newest?.clientId ?? newest?.id;
  const { log, onScroll, away, missed, toEnd } = useLogScroll({
    ...{ id, older, lastId },
    firstId: messages[0]?.id,
    isLastOwn: unsent.length > 0 || newest?.senderId === myId,
  });
  const jump = useJump(log, { firstId: messages[0]?.id, older, target: jumpTo });
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
        <Rows {...props} menu={menu} onPrepare={actions.prepare} onJump={jump.to} />
        <div data-log-end="">{end}</div>
        <TypingLine typists={typists} name={name} />
      </div>
      {jump.looking ? (
        <p role="status" className="sr-only">
          {t.jumping}
        </p>
      ) : null}
      {away ? <ToLatest missed={missed} onClick={toEnd} /> : null}
      {actions.part === null ? null : (
        <actions.part.MessageActions {...props} target={menu.target} onClose={menu.close} />
      )}
    </div>
  );
}

interface RowsProps extends MessageLogProps {
  menu: ReturnType<typeof useMessageMenu>;
  /** Called when a menu may be opened soon. */
  onPrepare: () => void;
  onJump: Quoting['onJump'];
}

/** Messages with the marks between them, and the pending ones. */
function Rows({
  messages,
  unsent,
  myId,
  name,
  nameOf,
  newFrom,
  menu,
  onPrepare,
  onJump,
  ...actions
}: RowsProps) {
  const online = useConnection() === 'online';
  const quoting: Quoting = { nameOf, onJump };
  const stop = menu.stop ?? unsent.at(-1)?.clientId ?? messages.findLast(hasMenu)?.id;
  const moreOf = (one: string) => ({ picked: menu.picked === one, stop: stop === one });
  const myNewest = messages.findLast((message) => message.senderId === myId && hasMenu(message));
  return (
    <ol className="flex flex-col gap-3" onPointerEnter={onPrepare} onFocus={onPrepare} {...menu.rows}>
      {messages.map((message, index) => (
        <Dated key={message.id} message={message} before={messages[index - 1]} isNew={message.id === newFrom}>
          {isLine(message) ? (
            <ThreadLine message={message} isOwn={message.senderId === myId} name={name ?? null} />
          ) : message.senderId === myId ? (
            <MyMessage
              message={message}
              more={moreOf(message.id)}
              onReaders={message === myNewest ? actions.onReaders : undefined}
              quoting={quoting}
            />
          ) : (
            <TheirMessage
              message={message}
              more={moreOf(message.id)}
              named={name === undefined}
              quoting={quoting}
            />
          )}
        </Dated>
      ))}
      {unsent.map((message) => (
        <UnsentMessage
          key={message.clientId}
          message={message}
          more={moreOf(message.clientId)}
          online={online}
          onRetry={actions.onRetry}
          onDiscard={actions.onDiscard}
          quoting={quoting}
        />
      ))}
    </ol>
  );
}

/** Button that leads to the newest message, with the number of missed ones. */
function ToLatest({ missed, onClick }: { missed: number; onClick: () => void }) {
  const t = useMessages(catalogue);
  return (
    <span className="absolute right-4 bottom-3">
      <IconButton
        variant="outline"
        badge={missed}
        label={t.toLatest}
        className="shadow-overlay"
        onClick={onClick}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}

interface DatedProps {
  message: Message;
  before: Message | undefined;
  /** First unread message when the conversation was opened. */
  isNew: boolean;
  children: ReactNode;
}

/** Adds the date to the first message of a day, and a mark to the first unread one. */
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

/** Skeleton of a conversation. */
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
