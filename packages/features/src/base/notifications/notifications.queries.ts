import type { Notification } from '@campushive/contract';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

interface Page {
  readonly data: readonly Notification[];
  readonly unread: number;
  readonly nextCursor: string | null;
}

const KEY = ['notifications', 'all'];

/** Viewer's notifications, newest first, by page. */
export const allNotificationsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: KEY,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { data, count, pagination } = await client.notifications.list(
        { cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, unread: count ?? 0, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Marks these notifications, or all, as read before the server confirms. Returns the undo function. */
export function showAsRead(queries: QueryClient, ids: readonly string[] | undefined): () => void {
  const before = queries.getQueryData<InfiniteData<Page>>(KEY);
  queries.setQueryData<InfiniteData<Page>>(KEY, (cached) => cached && withRead(cached, ids));
  return () => queries.setQueryData(KEY, before);
}

function withRead(cached: InfiniteData<Page>, ids: readonly string[] | undefined): InfiniteData<Page> {
  const isAffected = (one: Notification) => !one.read && (ids?.includes(one.id) ?? true);
  const seen = cached.pages.flatMap((page) => page.data).filter(isAffected).length;
  return {
    ...cached,
    pages: cached.pages.map((page) => ({
      ...page,
      unread: ids === undefined ? 0 : Math.max(0, page.unread - seen),
      data: page.data.map((one) => (isAffected(one) ? { ...one, read: true } : one)),
    })),
  };
}

/** Fetches the first data of the notifications page. */
export const prefetchNotifications = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchInfiniteQuery(allNotificationsQuery(client));
