import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { MessageBubble } from '@campushive/ui/message-bubble';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Clock3, RotateCw, Trash2 } from 'lucide-react';
import { useFailureText, useMessages } from '../../../kernel/index.js';
import type { Retry, Unsent } from '../outbox/outbox.js';
import { MessageText } from './message-text.js';
import { Quoted, type QuotingProps } from './quoted.js';
import { catalogue } from '../messages.catalogue.js';
import { type MoreState, MoreButton } from './more-button.js';
import { useMessageTime } from './use-message-time.js';
import { Attachment, SentFile } from './message-content.js';

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
  const time = useMessageTime(message.createdAt);
  return (
    <li data-message={message.clientId} className="group">
      <MessageBubble
        tone="pending"
        author={t.says(t.you)}
        actions={<MoreButton {...more} label={t.optionsOf(t.you, time)} />}
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
