import { DAY, type Conversation, type HiveName } from '@campushive/contract';

export type ConversationTab = 'all' | 'unread' | 'groups' | 'archived';

export interface ConversationFilters {
  readonly tab: ConversationTab;
  /** Part of the other participant's name, in any case. */
  readonly q: string;
  /** At most so many days old; null for any. */
  readonly days: 7 | 30 | null;
  readonly status: 'unread' | 'read' | null;
  readonly hive: HiveName | null;
}

export const NO_FILTERS: ConversationFilters = { tab: 'all', q: '', days: null, status: null, hive: null };

/** Whether some conversations are left out: then those that are wanted may be on a page that is not loaded yet. */
export const isNarrowed = ({ tab, q, days, status, hive }: ConversationFilters): boolean =>
  tab !== 'groups' &&
  (tab === 'unread' || q.trim() !== '' || days !== null || status !== null || hive !== null);

/**
 * The conversations that pass; groups are not conversations of two, so their tab holds none of these. The open one counts
 * as unread there for as long as it is open, or it would leave the list while it is read.
 */
export function filterConversations(
  all: readonly Conversation[],
  { tab, q, days, status, hive }: ConversationFilters,
  now: Date,
  openId?: string,
): readonly Conversation[] {
  const wanted = q.trim().toLowerCase();
  return all.filter((one) => {
    const unread = one.unreadCount > 0;
    return (
      tab !== 'groups' &&
      (tab !== 'unread' || unread || one.id === openId) &&
      (one.otherParticipant.name ?? '').toLowerCase().includes(wanted) &&
      (days === null || Date.parse(one.updatedAt) > now.getTime() - days * DAY) &&
      (status === null || (status === 'unread') === unread) &&
      (hive === null || one.listing?.hiveTypeId === hive)
    );
  });
}
