import { DAY, type Conversation, type HiveName } from '@campushive/contract';

export type ConversationTab = 'all' | 'unread' | 'groups' | 'archived';

export interface ConversationFilters {
  readonly tab: ConversationTab;
  /** Part of the other participant's name, case-insensitive. */
  readonly q: string;
  /** Maximum age in days. Null for any. */
  readonly days: 7 | 30 | null;
  readonly status: 'unread' | 'read' | null;
  readonly hive: HiveName | null;
}

export const NO_FILTERS: ConversationFilters = { tab: 'all', q: '', days: null, status: null, hive: null };

/** Returns true when a filter hides conversations. Matches may then be on pages that are not loaded yet. */
export const isNarrowed = ({ tab, q, days, status, hive }: ConversationFilters): boolean =>
  tab !== 'groups' &&
  (tab === 'unread' || q.trim() !== '' || days !== null || status !== null || hive !== null);

/** Filters conversations. The groups tab holds none of them. In the unread tab, the open conversation stays listed while it is read. */
export function filterConversations(
  all: readonly Conversation[],
  { tab, q, days, status, hive }: ConversationFilters,
  now: Date,
  openId?: string,
): readonly Conversation[] {
  const query = q.trim().toLowerCase();
  return all.filter((one) => {
    const unread = one.unreadCount > 0;
    return (
      tab !== 'groups' &&
      (tab !== 'unread' || unread || one.id === openId) &&
      (one.otherParticipant.name ?? '').toLowerCase().includes(query) &&
      (days === null || Date.parse(one.updatedAt) > now.getTime() - days * DAY) &&
      (status === null || (status === 'unread') === unread) &&
      (hive === null || one.listing?.hiveTypeId === hive)
    );
  });
}
