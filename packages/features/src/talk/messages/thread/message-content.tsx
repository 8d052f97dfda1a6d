import type { Attachment as PrivateFile, Photo } from '@campushive/contract';
import { Ban } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import type { ShownMessage } from '../outbox/messages.queries.js';
import { AttachmentRow } from '../../../base/parts/attachments/index.js';
import { PrivatePhoto } from '../../../shared/private-photo.js';
import { MessageText } from './message-text.js';
import { Quoted, type QuotingProps } from './quoted.js';
import { catalogue } from '../messages.catalogue.js';

/** Content of a message below its quote, or the note that it was unsent. */
export function MessageContent({ message, quoting }: { message: ShownMessage } & QuotingProps) {
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

/** Photo of a message. A press opens it in full. Its space is reserved before it loads. */
export function Attachment({ photo }: { photo: Photo | null }) {
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
export function SentFile({ file }: { file: PrivateFile | undefined }) {
  if (file === undefined) return null;
  return (
    <span className="my-1 block w-64 max-w-full">
      <AttachmentRow file={file} />
    </span>
  );
}
