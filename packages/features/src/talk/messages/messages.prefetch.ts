import type { PrefetchWorld } from '../../kernel/index.js';
import { messagesQuery, threadQuery, threadsQuery } from './outbox/messages.queries.js';

/** Fetches the lists of the messages page, and the open conversation or group. */
export const prefetchMessages = (
  { queries, client }: PrefetchWorld,
  open: { readonly conversationId?: string | undefined; readonly groupId?: string | undefined },
): Promise<unknown> => {
  const id = open.conversationId ?? open.groupId;
  return Promise.all([
    queries.prefetchInfiniteQuery(threadsQuery(client, 'direct')),
    queries.prefetchInfiniteQuery(threadsQuery(client, 'group')),
    ...(id === undefined
      ? []
      : [
          queries.prefetchQuery(threadQuery(client, id)),
          queries.prefetchInfiniteQuery(messagesQuery(client, id)),
        ]),
  ]);
};
