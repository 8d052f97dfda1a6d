import type { Conversation } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { appointment, Link, useClock, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { useTitleAndMore } from '../../shared/use-title-and-more.js';
import { Since } from '../../shared/since.js';
import type { DealLineSlot } from './deal-slots.js';
import { eventText } from './event-text.js';
import { catalogue } from './messages.catalogue.js';
import { ParticipantAvatar } from './participant-avatar.js';

interface ConversationRowProps {
  conversation: Conversation;
  current: boolean;
  /** State of the deal; see `DealLineSlot`. */
  deal: DealLineSlot;
}

/** Row of a conversation: participant, listing, last message and unread count. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  current,
  deal,
}: ConversationRowProps) {
  const t = useMessages(catalogue);
  const { otherParticipant, unreadCount, listing } = conversation;
  const name = otherParticipant.name ?? t.unknownUser;
  const titleAndMore = useTitleAndMore();
  const lastLine = useLastLine(conversation);
  return (
    <Link
      to={{ to: 'conversation', id: conversation.id }}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-16 gap-3 rounded-card px-3 py-3 hover:bg-fill current:bg-brand-soft"
    >
      <ParticipantAvatar participant={otherParticipant} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            dir="auto"
            className={`min-w-0 grow basis-20 truncate ${unreadCount > 0 ? 'font-bold' : 'font-semibold'}`}
          >
            {name}
          </span>
          <span className="max-w-full shrink-0 text-xs text-fg-muted">
            <Since date={conversation.updatedAt} />
          </span>
        </span>
        {listing === null ? null : (
          <span className="flex gap-x-1 text-xs text-fg-muted">
            <span dir="auto" className="min-w-0 truncate">
              {titleAndMore(listing.title, listing.order?.moreItems ?? 0)}
            </span>
            {deal({ conversation })}
          </span>
        )}
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={`min-w-0 flex-1 truncate text-sm ${unreadCount > 0 ? 'font-semibold text-fg' : 'text-fg-muted'}`}
          >
            {lastLine}
          </span>
          {conversation.muted ? (
            <>
              <BellOff aria-hidden="true" className="size-4 shrink-0 text-fg-muted" />
              <span className="sr-only">{t.muted}</span>
            </>
          ) : null}
          {unreadCount > 0 ? <Badge count={unreadCount}>{t.unreadCount(unreadCount)}</Badge> : null}
        </span>
      </span>
    </Link>
  );
});

/** Returns a short text of the last message or event. */
function useLastLine({ conversationLastMessage: last, otherParticipant }: Conversation): string {
  const t = useMessages(catalogue);
  const money = useMoney();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  if (last === null) return t.noMessagesYet;
  if (last.event !== null) {
    const isOwn = last.senderId !== otherParticipant.id;
    const when = (iso: string) => appointment(iso, now, dateFormat);
    return eventText(last.event, { isOwn, name: otherParticipant.name, t, money, when });
  }
  if (last.unsent) return t.unsent;
  if (last.content !== '') return last.content;
  if (last.kind === 'file') return t.file;
  return last.kind === 'photo' ? t.photo : t.unknownMessage;
}
