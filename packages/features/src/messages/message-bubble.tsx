import type { Message, Photo } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { IconButton } from '@campushive/ui/icon-button';
import { MessageBubble } from '@campushive/ui/message-bubble';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Check, CheckCheck, Clock3, EllipsisVertical, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { hourMinute, useLanguageTag, useMessages } from '../kernel/index.js';
import type { Unsent } from './outbox/outbox.js';
import { PhotoPicture } from '../shared/index.js';
import { MessageText } from './message-text.js';
import { catalogue } from './messages.catalogue.js';

/** A message of a conversation, or of a group, where my own know how many have seen them. */
export type ShownMessage = Message & { readonly seenBy?: number | null };

/** How the button of a message's menu stands. */
export interface MoreState {
  /** A finger has tapped the message: the button is in sight. */
  picked: boolean;
  /** The Tab key stops at it; at all others the arrows do. */
  stop: boolean;
}

interface TheirMessageProps {
  message: ShownMessage;
  more: MoreState;
  /** One of several people wrote it, so the name is shown. Default `false`. */
  named?: boolean;
}

/** A message of the other participant, with their face. */
export function TheirMessage({ message, more, named = false }: TheirMessageProps) {
  const words = useMessages(catalogue);
  const time = useTime(message.createdAt);
  const { name, profileImage } = message.messageAuthor;
  return (
    <li data-message={message.id} className="group">
      <MessageBubble
        side="theirs"
        author={
          <>
            {name ?? words.unknownUser}
            <span className="sr-only">:</span>
          </>
        }
        showAuthor={named}
        avatar={<Avatar name={name ?? '?'} size="sm" {...(profileImage !== null && { src: profileImage })} />}
        meta={<time dateTime={message.createdAt}>{time}</time>}
        actions={<More {...more} label={words.optionsOf(name ?? words.unknownUser, time)} />}
      >
        <Attachment photo={message.attachment ?? null} />
        <MessageText>{message.content}</MessageText>
      </MessageBubble>
    </li>
  );
}

interface MyMessageProps {
  message: ShownMessage;
  more: MoreState;
  /** Shows who of a group has seen it; without it that is not told below the message. */
  onReaders?: ((message: { messageId: string }) => void) | undefined;
}

/** My own message, with one mark when stored and two when read. */
export function MyMessage({ message, more, onReaders }: MyMessageProps) {
  const words = useMessages(catalogue);
  const time = useTime(message.createdAt);
  const Mark = message.isRead ? CheckCheck : Check;
  const seenBy = message.seenBy ?? 0;
  return (
    <li data-message={message.id} className="group">
      <MessageBubble
        side="mine"
        author={words.says(words.you)}
        actions={<More {...more} label={words.optionsOf(words.you, time)} />}
        meta={
          <>
            <time dateTime={message.createdAt}>{time}</time>
            <Mark aria-hidden="true" />
            <span className="sr-only">{message.isRead ? words.read : words.sent}</span>
          </>
        }
        status={
          seenBy > 0 && onReaders !== undefined ? (
            <UnstyledButton
              aria-haspopup="dialog"
              className="touch-target text-xs font-semibold text-fg-muted underline"
              onClick={() => onReaders({ messageId: message.id })}
            >
              {message.isRead ? words.seenByAll : words.seenBy(seenBy)}
            </UnstyledButton>
          ) : null
        }
      >
        <Attachment photo={message.attachment ?? null} />
        <MessageText>{message.content}</MessageText>
      </MessageBubble>
    </li>
  );
}

interface UnsentMessageProps {
  message: Unsent;
  more: MoreState;
  online: boolean;
  onRetry: (message: { clientId: string }) => void;
}

/** My own message on its way; one that was refused waits for a tap. */
export function UnsentMessage({ message, more, online, onRetry }: UnsentMessageProps) {
  const words = useMessages(catalogue);
  const time = useTime(message.createdAt);
  return (
    <li data-message={message.clientId} className="group">
      <MessageBubble
        side="pending"
        author={words.says(words.you)}
        actions={<More {...more} label={words.optionsOf(words.you, time)} />}
        status={<Progress message={message} online={online} onRetry={onRetry} />}
      >
        <Attachment photo={message.attachment ?? null} />
        <MessageText>{message.content}</MessageText>
      </MessageBubble>
    </li>
  );
}

function Progress({ message, online, onRetry }: Omit<UnsentMessageProps, 'more'>) {
  const words = useMessages(catalogue);
  if (message.status === 'waiting') {
    return (
      <span className="flex items-center gap-1 text-xs text-fg-muted">
        <Clock3 aria-hidden="true" className="size-4" />
        {online ? words.sending : words.waiting}
      </span>
    );
  }
  if (message.reason === 'blocked') {
    return <span className="text-xs font-semibold text-danger">{words.notSentBlocked}</span>;
  }
  return (
    <UnstyledButton
      className="touch-target flex items-center gap-1 text-xs font-semibold text-danger underline"
      onClick={() => onRetry({ clientId: message.clientId })}
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {words.notSent}
    </UnstyledButton>
  );
}

/** Opens the message's menu. Out of sight until it is pointed at, tapped or reached by keys; always there for screen readers. */
function More({ picked, stop, label }: MoreState & { label: string }) {
  const id = useId();
  return (
    <span
      data-picked={picked ? '' : undefined}
      className="self-center text-fg-muted opacity-0 transition-opacity group-hover:opacity-100 focus-within:opacity-100 has-aria-expanded:opacity-100 data-picked:opacity-100 coarse:not-data-picked:not-focus-within:sr-only"
    >
      <IconButton
        variant="ghost"
        size="sm"
        label={label}
        id={id}
        aria-haspopup="menu"
        data-more=""
        tabIndex={stop ? 0 : -1}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The photo of a message; a press shows it whole. Its place is known before it is there. */
function Attachment({ photo }: { photo: Photo | null }) {
  const words = useMessages(catalogue);
  return photo === null ? null : (
    <a
      href={photo.url}
      target="_blank"
      rel="noreferrer"
      className="-mx-2 my-1 block w-64 max-w-bleed-2 overflow-hidden rounded-control"
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <PhotoPicture photo={photo} alt={words.openPhoto} sizes="16rem" className="size-full" />
    </a>
  );
}

function useTime(iso: string): string {
  return hourMinute(iso, useLanguageTag());
}
