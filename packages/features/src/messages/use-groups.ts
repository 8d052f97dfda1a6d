import type { Group } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCache } from '../kernel/patch-cache.js';
import { useClient, useRealtime, useSessionPort, useStorage, useUser } from '../kernel/index.js';
import { patchThread, storeMessage } from './outbox/message-cache.js';
import { groupKeys } from './outbox/messages.queries.js';
import { isThreadOpen } from './outbox/open-threads.js';
import { outboxOf } from './outbox/outbox.js';
import { receivedInGroup, withLastInGroup, withReader } from './group-cache.js';
import { archivedGroupsQuery, groupsQuery } from './groups.queries.js';

export type GroupsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly narrowed: boolean }
  | { readonly status: 'ready'; readonly groups: readonly Group[] };

export interface GroupList {
  readonly state: GroupsState;
  /** Those that were put away and fit; undefined until they are there. */
  readonly archived: readonly Group[] | undefined;
  /** How many of all hold something new, without muted ones. */
  readonly unread: number;
}

interface Shown {
  /** The list of groups is asked for. */
  readonly wanted: boolean;
  /** So is the list of those that were put away. */
  readonly archived: boolean;
  /** Part of their name. */
  readonly q: string;
  readonly openId: string | undefined;
}

/** The groups of my events, the latest first, narrowed by name. Fetched when the user wants them. */
export function useGroups({ wanted, archived, q, openId }: Shown): GroupList {
  const client = useClient();
  const query = useQuery({ ...groupsQuery(client), enabled: wanted });
  const away = useQuery({ ...archivedGroupsQuery(client), enabled: archived });
  const wish = q.trim().toLowerCase();
  const fits = ({ title }: Group) => title.toLowerCase().includes(wish);
  useLiveGroups();
  return {
    state: stateOf(),
    archived: away.isPending ? undefined : (away.data?.filter(fits) ?? []),
    unread: query.data?.filter((one) => one.unreadCount > 0 && !one.muted && one.id !== openId).length ?? 0,
  };

  function stateOf(): GroupsState {
    if (query.data === undefined) {
      return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
    }
    const groups = query.data.filter(fits);
    return groups.length === 0
      ? { status: 'empty', narrowed: query.data.length > 0 }
      : { status: 'ready', groups };
  }
}

/** What is written to a group, and read there, shows at once; and what was missed without a connection, too. */
function useLiveGroups(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const session = useSessionPort();
  const storage = useStorage();
  const myId = useUser()?.id ?? '';
  useEffect(() => {
    // An event that arrives twice counts once.
    const told = new Set<string>();
    const stops = [
      realtime.on('groupMessage', (message) => {
        const { conversationId: id, clientId, senderId } = message;
        if (clientId !== null) outboxOf(session, storage).acknowledge(clientId);
        storeMessage(queries, { kind: 'group', id }, receivedInGroup(message, myId));
        const counts = senderId !== myId && !isThreadOpen(realtime, id) && !told.has(message.id);
        told.add(message.id);
        const next = withLastInGroup(queries.getQueryData(groupKeys.list), message, counts);
        if (next === undefined) {
          // It may have been put away: the message brings it back.
          for (const queryKey of [groupKeys.list, groupKeys.archived, groupKeys.one(id)])
            void queries.invalidateQueries({ queryKey });
        } else patchCache(queries, groupKeys.list, () => next);
      }),
      // Read on another device of mine.
      realtime.on('messageRead', ({ conversationId: id, readerId }) => {
        if (readerId !== myId) return;
        patchCache<Group[]>(queries, groupKeys.list, (all) =>
          all.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)),
        );
      }),
      realtime.on('groupRead', (read) => {
        const { conversationId: id, readerId, seenId } = read;
        if (told.has(readerId + seenId)) return;
        told.add(readerId + seenId);
        const members = queries.getQueryData<Group>(groupKeys.one(id))?.members ?? Number.POSITIVE_INFINITY;
        patchThread(queries, { kind: 'group', id }, (data) => withReader(data, read, members - 1));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, session, storage, myId]);
}
