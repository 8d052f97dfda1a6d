import type { Conversation, Message } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** One page of a keyset list as it is kept in the cache. */
export interface Page<T> {
  readonly data: T[];
  readonly nextCursor: string | null;
}
export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

const CONVERSATIONS_PAGE = 50;
const MESSAGES_PAGE = 50;

export const keys = {
  conversations: ['messages', 'conversations'] as const,
  conversation: (id: string) => ['messages', 'conversation', id] as const,
  thread: (id: string) => ['messages', 'thread', id] as const,
  unread: ['messages', 'unread'] as const,
  students: (q: string) => ['users', 'search', q] as const,
};

/** Everything about the groups of events. */
export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  one: (id: string) => ['groups', 'one', id] as const,
  thread: (id: string) => ['groups', 'thread', id] as const,
  members: (id: string) => ['groups', 'members', id] as const,
  readers: (id: string, messageId: string) => ['groups', 'readers', id, messageId] as const,
};

export const conversationsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: keys.conversations,
    queryFn: async ({ pageParam, signal }): Promise<Page<Conversation>> => {
      const { data, pagination } = await client.messages.conversations(
        { cursor: pageParam, limit: CONVERSATIONS_PAGE },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const conversationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: keys.conversation(id),
    queryFn: async ({ signal }) => (await client.messages.conversation({ id }, { signal })).data,
  });

/** Newest first, as the server has them; the view turns them around. */
export const threadQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: keys.thread(id),
    queryFn: async ({ pageParam, signal }): Promise<Page<Message>> => {
      const { data, pagination } = await client.messages.list(
        { id, cursor: pageParam, limit: MESSAGES_PAGE },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const studentsQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: keys.students(q),
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 20 }, { signal })).data,
    enabled: q !== '',
  });
