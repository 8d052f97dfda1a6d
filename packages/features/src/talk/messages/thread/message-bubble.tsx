import { Avatar } from '@campushive/ui/avatar';
import { MessageBubble } from '@campushive/ui/message-bubble';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Check, CheckCheck, CircleCheck } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import { MessageWarning } from './message-warning.js';
import type { QuotingProps } from './quoted.js';
import { catalogue } from '../messages.catalogue.js';
import { type MoreState, MoreButton } from './more-button.js';
import { useMessageTime } from './use-message-time.js';
import { MessageContent } from './message-content.js';

interface TheirMessageProps extends QuotingProps {
  message: ShownMessage;
  more: MoreState;
  /** Shows the author's name, for groups. Default `false`. */
  named?: boolean;
}

/** Message of another participant, with their avatar. */
export function TheirMessage({ message, more, named = false, quoting }: TheirMessageProps) {
  const t = useMessages(catalogue);
  const time = useMessageTime(message.createdAt);
  const { name, profileImage } = message.messageAuthor;
  return (
    <li data-message={message.id} className="group rounded-card transition-colors data-jumped:bg-brand-soft">
      <MessageBubble
        tone="theirs"
        author={
          <>
            {name ?? t.unknownUser}
            <span className="sr-only">:</span>
          </>
        }
        showAuthor={named}
        avatar={<Avatar name={name ?? '?'} size="sm" {...(profileImage !== null && { src: profileImage })} />}
        meta={<time dateTime={message.createdAt}>{time}</time>}
        actions={
          message.unsentAt === null ? (
            <MoreButton {...more} label={t.optionsOf(name ?? t.unknownUser, time)} />
          ) : null
        }
      >
        <MessageContent message={message} quoting={quoting} />
      </MessageBubble>
      <MessageWarning message={message} />
    </li>
  );
}

interface MyMessageProps extends QuotingProps {
  message: ShownMessage;
  more: MoreState;
  /** Shows the group members who have seen the message. Omitted when that is not shown. */
  onReaders?: ((message: { messageId: string }) => void) | undefined;
}

/** Viewer's own message, with one mark when stored and two when read. */
export function MyMessage({ message, more, onReaders, quoting }: MyMessageProps) {
  const t = useMessages(catalogue);
  const time = useMessageTime(message.createdAt);
  const seenBy = message.seenBy ?? 0;
  return (
    <li data-message={message.id} className="group rounded-card transition-colors data-jumped:bg-brand-soft">
      <MessageBubble
        tone="mine"
        author={t.says(t.you)}
        actions={message.unsentAt === null ? <MoreButton {...more} label={t.optionsOf(t.you, time)} /> : null}
        meta={
          <>
            <time dateTime={message.createdAt}>{time}</time>
            {message.unsentAt === null ? <Receipt message={message} /> : null}
          </>
        }
        status={
          seenBy > 0 && onReaders !== undefined ? (
            <UnstyledButton
              aria-haspopup="dialog"
              className="touch-target text-xs font-semibold text-fg-muted underline"
              onClick={() => onReaders({ messageId: message.id })}
            >
              {message.isRead ? t.seenByAll : t.seenBy(seenBy)}
            </UnstyledButton>
          ) : null
        }
      >
        <MessageContent message={message} quoting={quoting} />
      </MessageBubble>
    </li>
  );
}

/** One mark when stored, a circled mark when delivered to a device of the recipient, two marks when read. */
function Receipt({ message: { isRead, deliveredAt } }: { message: ShownMessage }) {
  const t = useMessages(catalogue);
  const delivered = deliveredAt !== null;
  const Mark = isRead ? CheckCheck : delivered ? CircleCheck : Check;
  return (
    <>
      <Mark aria-hidden="true" />
      <span className="sr-only">{isRead ? t.read : delivered ? t.delivered : t.sent}</span>
    </>
  );
}
