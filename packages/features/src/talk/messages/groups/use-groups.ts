import type { Group } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../../kernel/index.js';
import { threadsQuery } from '../outbox/messages.queries.js';

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
  readonly isEnabled: boolean;
  /** Loads the archived groups too. */
  readonly archived: boolean;
  /** Part of the group's name. */
  readonly q: string;
  readonly openId: string | undefined;
}

/** Loads the groups of the viewer's events, newest first, filtered by name. Fetched on demand. */
export function useGroups({ isEnabled, archived, q, openId }: Shown): GroupList {
  const inbox = useFolder('inbox', isEnabled);
  const archive = useFolder('archived', archived);
  const wish = q.trim().toLowerCase();
  const fits = ({ title }: Group) => title.toLowerCase().includes(wish);
  return {
    state: stateOf(),
    archived: archive.isPending ? undefined : (archive.groups?.filter(fits) ?? []),
    unread:
      inbox.groups?.filter((group) => group.unreadCount > 0 && !group.muted && group.id !== openId).length ??
      0,
  };

  function stateOf(): GroupsState {
    if (inbox.groups === undefined) {
      return inbox.isError ? { status: 'failed', retry: inbox.retry } : { status: 'loading' };
    }
    const groups = inbox.groups.filter(fits);
    return groups.length === 0
      ? { status: 'empty', narrowed: inbox.groups.length > 0 }
      : { status: 'ready', groups };
  }
}

/** Loads all groups of a folder: at most two pages, since the server lists at most 100. */
function useFolder(folder: 'inbox' | 'archived', enabled: boolean) {
  const query = useInfiniteQuery({ ...threadsQuery(useClient(), 'group', folder), enabled });
  const { data, isPending, isError, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const groups = data?.pages.flatMap((page) => page.data);
  return { groups, isPending, isError, retry: () => void refetch() };
}
