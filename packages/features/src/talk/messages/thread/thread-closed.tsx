import { HELD_STATUSES, type Conversation } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../messages.catalogue.js';
import type { Thread } from './use-thread.js';

interface ThreadClosedProps extends Pick<Thread, 'onUnblock' | 'unblocking'> {
  conversation: Conversation;
}

/** Returns true when no one can write in the conversation. */
export const isClosed = ({ canWrite }: Conversation): boolean => !canWrite;

/** Replaces the composer in a closed conversation: the account is deleted, or one participant blocked the other. */
export function ThreadClosed({ conversation, onUnblock, unblocking }: ThreadClosedProps) {
  const t = useMessages(catalogue);
  const { blocked, otherParticipant, listing } = conversation;
  const { name } = otherParticipant;
  const order = listing?.order ?? null;
  const isOpenOrder = order !== null && HELD_STATUSES.includes(order.status);
  return (
    <div className="flex flex-col items-center gap-3 border-t border-line bg-surface px-gutter py-4 text-center text-sm text-fg-muted">
      <p>{name === null ? t.gone : blocked ? t.youBlocked(name) : t.cannotWrite(name)}</p>
      <span className="flex flex-wrap justify-center gap-2 empty:hidden">
        {name === null || !isOpenOrder ? null : (
          <Button asChild variant="primary" size="sm">
            <Link to={{ to: 'payment', id: order.id }}>{blocked ? t.chooseForOrder : t.seeOrder}</Link>
          </Button>
        )}
        {name === null || !blocked ? null : (
          <Button variant="outline" size="sm" loading={unblocking} onClick={onUnblock}>
            {t.unblock}
          </Button>
        )}
      </span>
    </div>
  );
}
