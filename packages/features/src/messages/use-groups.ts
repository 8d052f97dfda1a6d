import type { Group } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useConnection, useRealtime } from '../kernel/index.js';
import { groupKeys, groupsQuery } from './groups.queries.js';

export type GroupsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly groups: readonly Group[] };

/** The groups of my events, the latest first, narrowed by name. Fetched when somebody wants them. */
export function useGroups(wanted: boolean, q: string): GroupsState {
  const client = useClient();
  const query = useQuery({ ...groupsQuery(client), enabled: wanted });
  useLiveGroups();
  if (query.data === undefined) {
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
  const wish = q.trim().toLowerCase();
  const groups = query.data.filter((one) => one.title.toLowerCase().includes(wish));
  return groups.length === 0 ? { status: 'empty' } : { status: 'ready', groups };
}

/** What is written to a group shows at once, and what was missed without a connection, too. */
function useLiveGroups(): void {
  const realtime = useRealtime();
  const connection = useConnection();
  const queries = useQueryClient();
  useEffect(
    () => realtime.on('groupMessage', () => void queries.invalidateQueries({ queryKey: groupKeys.all })),
    [realtime, queries],
  );
  useEffect(() => {
    if (connection === 'online') void queries.invalidateQueries({ queryKey: groupKeys.all });
  }, [connection, queries]);
}
