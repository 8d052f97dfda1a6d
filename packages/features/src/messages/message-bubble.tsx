import type { Message, Photo } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Check, CheckCheck, Clock3, RotateCw } from 'lucide-react';
import { hourMinute, useLocale, useMessages } from '../kernel/index.js';
import { ReportButton } from '../reports/index.js';
import { PhotoPicture } from '../shared/index.js';
import { catalogue } from './messages.catalogue.js';
import type { Unsent } from '../outbox/outbox.js';

const BUBBLE = 'max-w-5/6 rounded-card px-4 py-2 wrap-anywhere whitespace-pre-wrap sm:max-w-2/3';

interface TheirMessageProps {
  message: Message;
  /** One of several people wrote it, so the name is shown; and it is the student who is reported. Default `false`. */
  named?: boolean;
}

/** A message of the other participant, with their face. */
export function TheirMessage({ message, named = false }: TheirMessageProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const { name, profileImage } = message.messageAuthor;
  return (
    <li className="group flex items-end gap-2">
      <Avatar name={name ?? '?'} size="sm" {...(profileImage !== null && { src: profileImage })} />
      <div className={`${BUBBLE} rounded-bl-chip bg-fill text-fg`}>
        <span className={named ? 'block text-sm font-bold' : 'sr-only'}>
          {name ?? words.unknownUser}
          <span className="sr-only">: </span>
        </span>
        <Attachment photo={message.attachment ?? null} />
        {message.content}
        <time dateTime={message.createdAt} className="block pt-0.5 text-right text-xs text-fg-muted">
          {hourMinute(message.createdAt, locale)}
        </time>
      </div>
      <span className="self-center text-fg-muted opacity-0 transition group-focus-within:opacity-100 group-hover:opacity-100 coarse:opacity-100">
        <ReportButton
          iconOnly
          thing={named ? { type: 'user', id: message.senderId } : { type: 'message', id: message.id }}
          {...(named && name !== null && { name })}
        />
      </span>
    </li>
  );
}

/** My own message, with one mark when stored and two when read. */
export function MyMessage({ message }: { message: Message }) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const Mark = message.isRead ? CheckCheck : Check;
  return (
    <li className="flex justify-end">
      <div className={`${BUBBLE} rounded-br-chip bg-brand text-on-brand`}>
        <span className="sr-only">{words.you}: </span>
        <Attachment photo={message.attachment ?? null} />
        {message.content}
        <span className="flex items-center justify-end gap-1 pt-0.5 text-xs">
          <time dateTime={message.createdAt}>{hourMinute(message.createdAt, locale)}</time>
          <Mark aria-hidden="true" className="size-4" />
          <span className="sr-only">{message.isRead ? words.read : words.sent}</span>
        </span>
      </div>
    </li>
  );
}

interface UnsentMessageProps {
  message: Unsent;
  online: boolean;
  onRetry: (message: { clientId: string }) => void;
}

/** My own message on its way; one that was refused waits for a tap. */
export function UnsentMessage({ message, online, onRetry }: UnsentMessageProps) {
  const words = useMessages(catalogue);
  return (
    <li className="flex flex-col items-end gap-1">
      <div className={`${BUBBLE} rounded-br-chip bg-brand-soft text-fg`}>
        <span className="sr-only">{words.you}: </span>
        <Attachment photo={message.attachment ?? null} />
        {message.content}
      </div>
      {message.status === 'failed' ? (
        <button
          type="button"
          className="touch-target flex items-center gap-1 text-xs font-semibold text-danger underline"
          onClick={() => onRetry({ clientId: message.clientId })}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {words.notSent}
        </button>
      ) : (
        <span className="flex items-center gap-1 text-xs text-fg-muted">
          <Clock3 aria-hidden="true" className="size-4" />
          {online ? words.sending : words.waiting}
        </span>
      )}
    </li>
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
      className="-mx-2 my-1 block w-64 max-w-[calc(100%+1rem)] overflow-hidden rounded-control"
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <PhotoPicture photo={photo} alt={words.openPhoto} sizes="16rem" className="size-full" />
    </a>
  );
}
