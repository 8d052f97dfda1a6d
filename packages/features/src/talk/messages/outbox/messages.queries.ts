import type { Thread, ThreadKind } from '@campushive/contract';
import { MAX_PAGE, MESSAGES_PAGE } from '@campushive/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';
import { shareThread } from './merge-thread.js';
import type { Page, ShownMessage } from './pages.js';

export type { Page, Pages, ShownMessage } from './pages.js';

/** Thread of an address: of two students, or of an event, whose id is the group's. */
export interface ThreadPlace {
  readonly kind: ThreadKind;
  readonly id: string;
}

/** Thread of one kind. */
export type ThreadOf<K extends ThreadKind> = Extract<Thread, { kind: K }>;

type Folder = 'inbox' | 'archived';

export const keys = {
  list: (kind: ThreadKind, folder: Folder = 'inbox') => [...keys.lists(kind), folder] as const,
  lists: (kind: ThreadKind) => [...keys.allLists, kind] as const,
  allLists: ['threads', 'list'] as const,
  one: (id: string) => [...keys.ones, id] as const,
  ones: ['threads', 'one'] as const,
  messages: (id: string) => ['threads', 'messages', id] as const,
  search: (id: string, q: string) => [...keys.searches(id), q] as const,
  searches: (id: string) => ['threads', 'search', id] as const,
  members: (id: string) => ['threads', 'members', id] as const,
  readers: (id: string, messageId: string) => ['threads', 'readers', id, messageId] as const,
  unread: ['threads', 'unread'] as const,
  students: (q: string) => ['users', 'search', q] as const,
};

const isOfKind = <K extends ThreadKind>(thread: Thread, kind: K): thread is ThreadOf<K> =>
  thread.kind === kind;

/** Infinite query for the viewer's threads of one kind, latest first, 50 a page. */
export const threadsQuery = <K extends ThreadKind>(client: Client, kind: K, folder: Folder = 'inbox') =>
  infiniteQueryOptions({
    queryKey: keys.list(kind, folder),
    queryFn: async ({ pageParam, signal }): Promise<Page<ThreadOf<K>>> => {
      const input = { kind, folder, cursor: pageParam, limit: MAX_PAGE };
      const { data, pagination } = await client.threads.list(input, { signal });
      return {
        data: data.filter((thread) => isOfKind(thread, kind)),
        nextCursor: pagination?.nextCursor ?? null,
      };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for one thread of the viewer. Rejects with `not_found` for other threads. */
export const threadQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => (await client.threads.get({ id }, { signal })).data,
  });

/** Request of a thread's first page of messages. */
export const firstPageOf = (id: string) =>
  ({
    call: 'threads.messages',
    input: { id, cursor: FIRST_PAGE, limit: MESSAGES_PAGE },
  }) as const;

/** Messages newest first, as the server returns them. The view reverses them. */
export const messagesQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: keys.messages(id),
    structuralSharing: shareThread,
    queryFn: async ({ pageParam, signal }): Promise<Page<ShownMessage>> => {
      const range = { ...firstPageOf(id).input, cursor: pageParam };
      const { data, pagination } = await client.threads.messages(range, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Messages of a thread that contain `q`, newest first. */
export const searchQuery = (client: Client, id: string, q: string) =>
  infiniteQueryOptions({
    queryKey: keys.search(id, q),
    queryFn: async ({ pageParam, signal }): Promise<Page<ShownMessage>> => {
      const { data, pagination } = await client.threads.search({ id, q, cursor: pageParam }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: q !== '',
  });

export const studentsQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: keys.students(q),
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 20 }, { signal })).data,
    enabled: q !== '',
  });
