import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Refetch interval for places in milliseconds, while the page is visible and no live connection delivers updates. */
export const PLACES_EVERY = 20_000;

/**
 * Returns the infinite query for the attendees or the waiting list of the viewer's event, 50 a page. Rejects with `forbidden` for others.
 */
export const attendeesQuery = (client: Client, id: string, list: 'going' | 'waiting') =>
  infiniteQueryOptions({
    queryKey: ['events', id, 'attendees', list],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.events.attendees(
        { id, list, cursor: pageParam, limit: 50 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const helpersQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['events', id, 'helpers'],
    queryFn: async ({ signal }) => (await client.events.helpers({ id }, { signal })).data,
  });

export const foundStudentsQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['users', 'search', q],
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 20 }, { signal })).data,
    enabled: q !== '',
  });

export const promoCodesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['events', id, 'promo-codes'],
    queryFn: async ({ signal }) => (await client.promoCodes.list({ id }, { signal })).data,
  });

/** Messages of an organiser. Pages are small: most events have no more, and older ones matter little. */
export const organiserMessagesQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: ['events', id, 'messages'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.events.messages(
        { id, cursor: pageParam, limit: 3 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Returns the infinite query for the viewer's tickets, 20 a page. */
export const ticketsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['events', 'tickets'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.events.tickets({ cursor: pageParam, limit: 20 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the first data of the page of an event's attendees. */
export const prefetchAttendees = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(listingQuery(client, id)),
    queries.prefetchQuery(eventQuery(client, id)),
    queries.prefetchInfiniteQuery(attendeesQuery(client, id, 'going')),
  ]);

/** Fetches the first data of the viewer's tickets. */
export const prefetchMyTickets = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchInfiniteQuery(ticketsQuery(client));
