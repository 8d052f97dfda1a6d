import type { Conversation } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import type { Thread } from './use-thread.js';

interface ThreadClosedProps extends Pick<Thread, 'onBlock' | 'blocking'> {
  conversation: Conversation;
}

/** Whether nothing can be written in a conversation, as far as its reader may know. */
export const isClosed = ({ blocked, otherParticipant }: Conversation): boolean =>
  blocked || otherParticipant.name === null;

/** What stands in place of the composer where one cannot write: the account is gone, or its reader has blocked them. */
export function ThreadClosed({ conversation, onBlock, blocking }: ThreadClosedProps) {
  const t = useMessages(catalogue);
  const { name } = conversation.otherParticipant;
  return (
    <div className="flex flex-col items-center gap-3 border-t border-line bg-surface px-gutter py-4 text-center text-sm text-fg-muted">
      <p>{name === null ? t.gone : t.youBlocked(name)}</p>
      {name === null ? null : (
        <Button variant="outline" size="sm" loading={blocking} onClick={() => onBlock({ block: false })}>
          {t.unblock}
        </Button>
      )}
    </div>
  );
}
