import type { Group } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import { useClient, useRealtime, useSessionPort, useStorage, useUser } from '../../../kernel/index.js';
import { patchThread, storeMessage } from '../outbox/message-cache.js';
import { groupKeys } from '../outbox/messages.queries.js';
import { isThreadOpen } from '../outbox/open-threads.js';
import { outboxOf } from '../outbox/outbox.js';
import { receivedInGroup, withLastInGroup, withReader } from './group-cache.js';
import { archivedGroupsQuery, groupsQuery } from './groups.queries.js';

export type GroupsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly narrowed: boolean }
  | { readonly status: 'ready'; readonly groups: readonly Group[] };

export interface GroupList {
  readonly state: GroupsState;
  /** Archived groups that match. Undefined until loaded. */
  readonly archived: readonly Group[] | undefined;
  /** Number of unread groups, without muted ones. */
  readonly unread: number;
}

interface Shown {
  /** Loads the list of groups. */
  readonly wanted: boolean;
  /** Loads the archived groups too. */
  readonly archived: boolean;
  /** Part of the group's name. */
  readonly q: string;
  readonly openId: string | undefined;
}

/** Loads the groups of the viewer's events, newest first, filtered by name. Fetched on demand. */
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

/** Applies group messages and reads to the cache at once, including those missed offline. */
function useLiveGroups(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const session = useSessionPort();
  const storage = useStorage();
  const myId = useUser()?.id ?? '';
  useEffect(() => {
    // Ids of counted events, so that an event that arrives twice counts once.
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
          // Refetches, because a message restores an archived group.
          for (const queryKey of [groupKeys.list, groupKeys.archived, groupKeys.one(id)])
            void queries.invalidateQueries({ queryKey });
        } else patchCache(queries, groupKeys.list, () => next);
      }),
      // Read on another device of the viewer.
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
