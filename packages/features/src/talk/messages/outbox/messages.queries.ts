import type { Conversation } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';
import { shareThread } from './merge-thread.js';
import type { Page, ShownMessage } from './pages.js';

export type { Page, Pages, ShownMessage } from './pages.js';

/** Thread of messages: between two, or in an event's group, whose id is the event's. */
export interface ThreadPlace {
  readonly kind: 'direct' | 'group';
  readonly id: string;
}
const rootOf = ({ kind }: ThreadPlace) => (kind === 'group' ? 'groups' : 'messages');

const CONVERSATIONS_PAGE = 50;
const MESSAGES_PAGE = 50;

export const keys = {
  conversations: ['messages', 'conversations'] as const,
  archived: ['messages', 'archived'] as const,
  search: (place: ThreadPlace, q: string) => [...keys.searches(place), q] as const,
  searches: (place: ThreadPlace) => [rootOf(place), 'search', place.id] as const,
  conversation: (id: string) => ['messages', 'conversation', id] as const,
  thread: (place: ThreadPlace) => [rootOf(place), 'thread', place.id] as const,
  unread: ['messages', 'unread'] as const,
  students: (q: string) => ['users', 'search', q] as const,
};

/** Query keys of event groups. */
export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  archived: ['groups', 'archived'] as const,
  one: (id: string) => ['groups', 'one', id] as const,
  members: (id: string) => ['groups', 'members', id] as const,
  readers: (id: string, messageId: string) => ['groups', 'readers', id, messageId] as const,
};

const folderQuery = (client: Client, queryKey: readonly string[], which: { folder?: 'archived' }) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<Conversation>> => {
      const { data, pagination } = await client.messages.conversations(
        { ...which, cursor: pageParam, limit: CONVERSATIONS_PAGE },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const conversationsQuery = (client: Client) => folderQuery(client, keys.conversations, {});

/** Archived conversations. */
export const archivedQuery = (client: Client) => folderQuery(client, keys.archived, { folder: 'archived' });

export const conversationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: keys.conversation(id),
    queryFn: async ({ signal }) => (await client.messages.conversation({ id }, { signal })).data,
  });

/** Request of a thread's first page. */
export const firstPageOf = ({ kind, id }: ThreadPlace) =>
  ({
    call: kind === 'group' ? 'groups.messages' : 'messages.list',
    input: { id, cursor: FIRST_PAGE, limit: MESSAGES_PAGE },
  }) as const;

/** Messages newest first, as the server returns them. The view reverses them. */
export const threadQuery = (client: Client, place: ThreadPlace) =>
  infiniteQueryOptions({
    queryKey: keys.thread(place),
    structuralSharing: shareThread,
    queryFn: async ({ pageParam, signal }): Promise<Page<ShownMessage>> => {
      const range = { ...firstPageOf(place).input, cursor: pageParam };
      const { data, pagination } =
        place.kind === 'group'
          ? await client.groups.messages(range, { signal })
          : await client.messages.list(range, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Messages of a thread that contain `q`, newest first. */
export const searchQuery = (client: Client, place: ThreadPlace, q: string) =>
  infiniteQueryOptions({
    queryKey: keys.search(place, q),
    queryFn: async ({ pageParam, signal }): Promise<Page<ShownMessage>> => {
      const asked = { id: place.id, q, cursor: pageParam };
      const { data, pagination } =
        place.kind === 'group'
          ? await client.groups.search(asked, { signal })
          : await client.messages.search(asked, { signal });
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
