import { MAX_PAGE, type Payment } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Returns the query for the viewer's sessions on all devices. */
export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await client.auth.sessions({}, { signal })).data,
  });

export const calendarQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'calendar'],
    queryFn: async ({ signal }) => (await client.calendar.get({}, { signal })).data,
  });

/** Returns the infinite query for the students whom the viewer has blocked, 20 a page. */
export const blockedQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['account', 'blocked'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.users.blocked({ cursor: pageParam, limit: 20 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const followingQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['account', 'following'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.users.following({ cursor: pageParam, limit: 20 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/**
 * All paid orders of both roles, to count the viewer's payment methods. All pages are loaded, because a purchase may be older than many
 * sales.
 */
export const paidQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'paid-with'],
    queryFn: async ({ signal }) => {
      const paid: Payment[] = [];
      let cursor: string | undefined;
      do {
        const params = { status: 'success', limit: MAX_PAGE, cursor } as const;
        const { data, pagination } = await client.payments.list(params, { signal });
        paid.push(...data);
        cursor = pagination?.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return paid;
    },
  });
