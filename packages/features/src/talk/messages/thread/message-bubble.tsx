import { ApiError, type Attachment as PrivateFile, type Photo } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { MessageBubble } from '@campushive/ui/message-bubble';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import {
  Ban,
  Check,
  CheckCheck,
  CircleCheck,
  Clock3,
  EllipsisVertical,
  RotateCw,
  Trash2,
} from 'lucide-react';
import { useId } from 'react';
import { hourMinute, useFailureText, useDateFormat, useMessages } from '../../../kernel/index.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import type { Retry, Unsent } from '../outbox/outbox.js';
import { AttachmentRow } from '../../../base/parts/attachments/index.js';
import { PrivatePhoto } from '../../../shared/private-photo.js';
import { MessageWarning } from './message-warning.js';
import { MessageText } from './message-text.js';
import { Quoted, type QuotingProps } from './quoted.js';
import { catalogue } from '../messages.catalogue.js';

/** State of the button that opens a message's menu. */
export interface MoreState {
  /** Touched: the button is visible. */
  picked: boolean;
  /** Tab stop. The other buttons are reached with the arrow keys. */
  stop: boolean;
}

interface TheirMessageProps extends QuotingProps {
  message: ShownMessage;
  more: MoreState;
  /** Shows the author's name, for groups. Default `false`. */
  named?: boolean;
}

/** Message of another participant, with their avatar. */
export function TheirMessage({ message, more, named = false, quoting }: TheirMessageProps) {
  const t = useMessages(catalogue);
  const time = useTime(message.createdAt);
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
            <More {...more} label={t.optionsOf(name ?? t.unknownUser, time)} />
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
  const time = useTime(message.createdAt);
  const seenBy = message.seenBy ?? 0;
  return (
    <li data-message={message.id} className="group rounded-card transition-colors data-jumped:bg-brand-soft">
      <MessageBubble
        tone="mine"
        author={t.says(t.you)}
        actions={message.unsentAt === null ? <More {...more} label={t.optionsOf(t.you, time)} /> : null}
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

/** Content of a message below its quote, or the note that it was unsent. */
function MessageContent({ message, quoting }: { message: ShownMessage } & QuotingProps) {
  const t = useMessages(catalogue);
  if (message.unsentAt !== null) {
    return (
      <span className="flex items-center gap-2 italic">
        <Ban aria-hidden="true" className="size-4 shrink-0" />
        {t.unsent}
      </span>
    );
  }
  return (
    <>
      <Quoted quote={message.replyTo} quoting={quoting} />
      <Attachment photo={message.attachment ?? null} />
      <SentFile file={message.file} />
      <MessageText>{message.content}</MessageText>
    </>
  );
}

interface UnsentMessageProps extends QuotingProps {
  message: Unsent;
  more: MoreState;
  online: boolean;
  onRetry: (message: Retry) => void;
  onDiscard: (message: { clientId: string }) => void;
}

/** Viewer's pending message. A failed one waits for the viewer. */
export function UnsentMessage({ message, more, online, onRetry, onDiscard, quoting }: UnsentMessageProps) {
  const t = useMessages(catalogue);
  const time = useTime(message.createdAt);
  return (
    <li data-message={message.clientId} className="group">
      <MessageBubble
        tone="pending"
        author={t.says(t.you)}
        actions={<More {...more} label={t.optionsOf(t.you, time)} />}
        status={<Progress message={message} online={online} onRetry={onRetry} onDiscard={onDiscard} />}
      >
        <Quoted quote={message.replyTo} quoting={quoting} />
        <Attachment photo={message.attachment ?? null} />
        <SentFile file={message.file} />
        <MessageText>{message.content}</MessageText>
      </MessageBubble>
    </li>
  );
}

function Progress({ message, online, onRetry, onDiscard }: Omit<UnsentMessageProps, 'more' | 'quoting'>) {
  const t = useMessages(catalogue);
  if (message.status === 'waiting') {
    return (
      <span className="flex items-center gap-1 text-xs text-fg-muted">
        <Clock3 aria-hidden="true" className="size-4" />
        {online ? t.sending : t.waiting}
      </span>
    );
  }
  if (message.reason === 'own_code') {
    const { clientId } = message;
    return (
      <Alert
        tone="warning"
        title={t.ownCodeTitle}
        action={
          <>
            <Button variant="outline" size="sm" onClick={() => onDiscard({ clientId })}>
              {t.discard}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onRetry({ clientId, confirmed: true })}>
              {t.sendAnyway}
            </Button>
          </>
        }
      >
        {t.ownCodeText}
      </Alert>
    );
  }
  return <Refused message={message} onRetry={onRetry} onDiscard={onDiscard} />;
}

/** Reason that a message failed, with buttons to retry or discard it. */
function Refused({
  message,
  onRetry,
  onDiscard,
}: Pick<UnsentMessageProps, 'message' | 'onRetry' | 'onDiscard'>) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { clientId, reason, refusal } = message;
  const why = refusal && failureText(new ApiError({ ...refusal, status: 0 }), '');
  return (
    <div className="flex flex-col items-end gap-1 text-xs">
      <span className="text-end text-danger">
        <span className="font-semibold">{t.notSent}</span>{' '}
        <span>{reason === 'blocked' ? t.blockedReason : reason === 'upload_gone' ? t.uploadGone : why}</span>
      </span>
      <span className="flex gap-4">
        {reason === 'upload_gone' ? null : (
          <UnstyledButton
            className="touch-target flex items-center gap-1 font-semibold underline"
            onClick={() => onRetry({ clientId })}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {t.retry}
          </UnstyledButton>
        )}
        <UnstyledButton
          className="touch-target flex items-center gap-1 font-semibold underline"
          onClick={() => onDiscard({ clientId })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t.discard}
        </UnstyledButton>
      </span>
    </div>
  );
}

/** Button that opens the message's menu. Visible on hover, touch or focus, and always available to screen readers. */
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

/** Photo of a message. A press opens it in full. Its space is reserved before it loads. */
function Attachment({ photo }: { photo: Photo | null }) {
  const t = useMessages(catalogue);
  if (photo === null) return null;
  const place = {
    className: '-mx-2 my-1 block w-64 max-w-bleed-2 overflow-hidden rounded-control',
    style: { aspectRatio: `${photo.width} / ${photo.height}` },
  };
  const picture = (
    <PrivatePhoto
      photo={photo}
      alt={t.openPhoto}
      missing={t.photoMissing}
      sizes="16rem"
      className="size-full"
    />
  );
  // Not a link without a URL.
  return photo.url === '' ? (
    <span {...place}>{picture}</span>
  ) : (
    <a href={photo.url} target="_blank" rel="noreferrer" {...place}>
      {picture}
    </a>
  );
}

/** Private file of a message. */
function SentFile({ file }: { file: PrivateFile | undefined }) {
  if (file === undefined) return null;
  return (
    <span className="my-1 block w-64 max-w-full">
      <AttachmentRow file={file} />
    </span>
  );
}

function useTime(iso: string): string {
  return hourMinute(iso, useDateFormat());
}
