import type { Group } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { BellOff } from 'lucide-react';
import { Link, useMessages, useUser } from '../../../kernel/index.js';
import { Since } from '../../../shared/since.js';
import { catalogue } from '../messages.catalogue.js';
import type { MessagesMessages } from '../messages.messages.js';

interface GroupRowProps {
  group: Group;
  current: boolean;
}

/** Row of a group: event, number of members, last message and unread count. */
export function GroupRow({ group, current }: GroupRowProps) {
  const t = useMessages(catalogue);
  const myId = useUser()?.id;
  const { lastMessage: last, unreadCount } = group;
  return (
    <Link
      to={{ to: 'group', id: group.id }}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-16 gap-3 rounded-card px-3 py-3 hover:bg-fill current:bg-brand-soft"
    >
      <span className="shrink-0 self-start">
        <HexagonIcon tone="buzz" size="sm" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            dir="auto"
            className={`min-w-0 grow basis-20 truncate ${unreadCount > 0 ? 'font-bold' : 'font-semibold'}`}
          >
            {group.title}
          </span>
          {last === null ? null : (
            <span className="max-w-full shrink-0 text-xs text-fg-muted">
              <Since date={last.createdAt} />
            </span>
          )}
        </span>
        <span className="truncate text-xs text-fg-muted">
          {t.members(group.members)}
          {group.cancelled ? ` · ${t.cancelled}` : ''}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={`min-w-0 flex-1 truncate text-sm ${unreadCount > 0 ? 'font-semibold text-fg' : 'text-fg-muted'}`}
          >
            {last === null
              ? t.noMessagesYet
              : `${t.says(last.senderId === myId ? t.you : (last.senderName ?? t.unknownUser))} ${lastMessageText(last, t)}`}
          </span>
          {group.muted ? (
            <span className="shrink-0 text-fg-muted [&_svg]:size-4">
              <BellOff aria-hidden="true" />
              <span className="sr-only">{t.muted}</span>
            </span>
          ) : null}
          {unreadCount > 0 ? <Badge count={unreadCount}>{t.unreadCount(unreadCount)}</Badge> : null}
        </span>
      </span>
    </Link>
  );
}

/** Returns the last message in one line. */
function lastMessageText(
  { kind, content, unsent }: NonNullable<Group['lastMessage']>,
  t: MessagesMessages,
): string {
  if (unsent) return t.unsent;
  if (content !== '') return content;
  return kind === 'file' ? t.file : t.photo;
}
