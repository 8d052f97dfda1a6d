import type { DirectThread } from '@campushive/contract';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import type { Client } from '../../../kernel/index.js';
import { idOf } from '../../../testing/fixtures.js';
import { storeMessage, withoutUnread } from './message-cache.js';
import { keys, messagesQuery, threadsQuery, type Pages, type ShownMessage } from './messages.queries.js';
import { aConversation, aMessage } from '../../../testing/message-fixtures.js';

const ID = idOf(2000);

const message = (sequence: number) => aMessage(sequence, { sequence });

/** Server whose responses are released by the test. */
function heldServer() {
  const held: ((messages: readonly ShownMessage[]) => void)[] = [];
  const list = () =>
    new Promise((resolve) => {
      held.push((messages) => resolve({ data: [...messages], pagination: { nextCursor: null, limit: 50 } }));
    });
  const client = { threads: { messages: list } } as unknown as Client;
  return {
    client,
    requests: () => held.length,
    respond: (messages: readonly ShownMessage[]) => held.shift()?.(messages),
  };
}
const contents = (queries: QueryClient) =>
  queries
    .getQueryData<Pages<ShownMessage>>(keys.messages(ID))
    ?.pages.flatMap((page) => page.data.map((one) => one.sequence));

it('keeps messages that arrive while a thread is refetched', async () => {
  const queries = new QueryClient();
  const server = heldServer();
  const stop = new InfiniteQueryObserver(queries, messagesQuery(server.client, ID)).subscribe(
    () => undefined,
  );
  server.respond([message(1)]);
  await expect.poll(() => contents(queries)).toEqual([1]);
  const refetched = queries.invalidateQueries({ queryKey: keys.messages(ID) });
  for (const n of [2, 3, 4, 5, 6]) storeMessage(queries, message(n));
  server.respond([message(1)]);
  await refetched;
  expect(contents(queries)).toEqual([6, 5, 4, 3, 2, 1]);
  stop();
});

it('keeps a message that arrives during the first load, but does not show it as the whole thread', async () => {
  const queries = new QueryClient();
  const server = heldServer();
  const stop = new InfiniteQueryObserver(queries, messagesQuery(server.client, ID)).subscribe(
    () => undefined,
  );
  storeMessage(queries, message(2));
  expect(contents(queries)).toEqual([]);
  server.respond([message(1)]);
  await expect.poll(() => contents(queries)).toEqual([2, 1]);
  stop();
});

it('keeps a stale thread stale when a message arrives', async () => {
  const queries = new QueryClient();
  const server = heldServer();
  const loaded = queries.fetchInfiniteQuery(messagesQuery(server.client, ID));
  server.respond([message(1)]);
  await loaded;
  await queries.invalidateQueries({ queryKey: keys.messages(ID) });
  storeMessage(queries, message(6));
  expect(queries.getQueryState(keys.messages(ID))?.isInvalidated).toBe(true);
  expect(contents(queries)).toEqual([6, 1]);
});

it('refetches a list that changed while its response was in transit', async () => {
  const queries = new QueryClient();
  const held: ((unreadCount: number) => void)[] = [];
  const list = () =>
    new Promise((resolve) => {
      held.push((unreadCount) =>
        resolve({
          data: [aConversation(0, { unreadCount })],
          pagination: { nextCursor: null, limit: 50 },
        }),
      );
    });
  const client = { threads: { list } } as unknown as Client;
  const stop = new InfiniteQueryObserver(queries, threadsQuery(client, 'direct')).subscribe(() => undefined);
  const unread = () =>
    queries.getQueryData<Pages<DirectThread>>(keys.list('direct'))?.pages[0]?.data[0]?.unreadCount;
  held.shift()?.(3);
  await expect.poll(unread).toBe(3);
  void queries.invalidateQueries({ queryKey: keys.list('direct') });
  patchCache<Pages<DirectThread>>(queries, keys.list('direct'), (pages) =>
    withoutUnread(pages, aConversation(0).id),
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
