import type { Conversation } from '@campushive/contract';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import type { Client } from '../../../kernel/index.js';
import { aConversation, aMessage, idOf } from '../../../testing/fixtures.js';
import { storeMessage, withUnread } from './message-cache.js';
import { conversationsQuery, keys, threadQuery, type Pages, type ShownMessage } from './messages.queries.js';

const DIRECT = { kind: 'direct', id: idOf(2000) } as const;
const GROUP = { kind: 'group', id: idOf(2000) } as const;

const message = (sequence: number) => aMessage(sequence, { sequence });

/** Server whose responses are released by the test. */
function heldServer() {
  const held: ((messages: readonly ShownMessage[]) => void)[] = [];
  const list = () =>
    new Promise((resolve) => {
      held.push((messages) => resolve({ data: [...messages], pagination: { nextCursor: null, limit: 50 } }));
    });
  const client = { messages: { list }, groups: { messages: list } } as unknown as Client;
  return {
    client,
    requests: () => held.length,
    respond: (messages: readonly ShownMessage[]) => held.shift()?.(messages),
  };
}
const contents = (queries: QueryClient, place: typeof DIRECT | typeof GROUP) =>
  queries
    .getQueryData<Pages<ShownMessage>>(keys.thread(place))
    ?.pages.flatMap((page) => page.data.map((one) => one.sequence));

it.each([DIRECT, GROUP])('keeps what arrives in a $kind thread while it is refetched', async (place) => {
  const queries = new QueryClient();
  const server = heldServer();
  const stop = new InfiniteQueryObserver(queries, threadQuery(server.client, place)).subscribe(
    () => undefined,
  );
  server.respond([message(1)]);
  await expect.poll(() => contents(queries, place)).toEqual([1]);
  const refetched = queries.invalidateQueries({ queryKey: keys.thread(place) });
  for (const n of [2, 3, 4, 5, 6]) storeMessage(queries, place, message(n));
  server.respond([message(1)]);
  await refetched;
  expect(contents(queries, place)).toEqual([6, 5, 4, 3, 2, 1]);
  stop();
});

it('keeps what arrives while the first page is on its way, and does not show it as the whole thread', async () => {
  const queries = new QueryClient();
  const server = heldServer();
  const stop = new InfiniteQueryObserver(queries, threadQuery(server.client, DIRECT)).subscribe(
    () => undefined,
  );
  storeMessage(queries, DIRECT, message(2));
  expect(contents(queries, DIRECT)).toEqual([]);
  server.respond([message(1)]);
  await expect.poll(() => contents(queries, DIRECT)).toEqual([2, 1]);
  stop();
});

it('leaves a thread stale that was stale before a message arrived', async () => {
  const queries = new QueryClient();
  const server = heldServer();
  const loaded = queries.fetchInfiniteQuery(threadQuery(server.client, DIRECT));
  server.respond([message(1)]);
  await loaded;
  await queries.invalidateQueries({ queryKey: keys.thread(DIRECT) });
  storeMessage(queries, DIRECT, message(6));
  expect(queries.getQueryState(keys.thread(DIRECT))?.isInvalidated).toBe(true);
  expect(contents(queries, DIRECT)).toEqual([6, 1]);
});

it('requests a list again that changed while its response was on its way', async () => {
  const queries = new QueryClient();
  const held: ((unreadCount: number) => void)[] = [];
  const conversations = () =>
    new Promise((resolve) => {
      held.push((unreadCount) =>
        resolve({
          data: [aConversation(0, { unreadCount })],
          pagination: { nextCursor: null, limit: 50 },
        }),
      );
    });
  const client = { messages: { conversations } } as unknown as Client;
  const stop = new InfiniteQueryObserver(queries, conversationsQuery(client)).subscribe(() => undefined);
  const unread = () =>
    queries.getQueryData<Pages<Conversation>>(keys.conversations)?.pages[0]?.data[0]?.unreadCount;
  held.shift()?.(3);
  await expect.poll(unread).toBe(3);
  void queries.invalidateQueries({ queryKey: keys.conversations });
  patchCache<Pages<Conversation>>(queries, keys.conversations, (pages) =>
    withUnread(pages, aConversation(0).id, 0),
  );
  expect(unread()).toBe(0);
  await expect.poll(() => held.length).toBe(2);
  // The response from before the patch arrives last and is ignored.
  held[1]?.(0);
  held[0]?.(3);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(unread()).toBe(0);
  stop();
});
