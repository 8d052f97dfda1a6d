import type { Message, Thread, ThreadKind } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCache } from '../../kernel/live/patch-cache.js';
import { useRealtime, useSessionPort, useStorage, useUser } from '../../kernel/index.js';
import {
  mapPages,
  patchMessages,
  receivedInGroup,
  storeMessage,
  withDelivered,
  withLastMessage,
  withoutUnread,
  withPresence,
  withRead,
  withReader,
} from './outbox/message-cache.js';
import { withMessage } from './outbox/merge-thread.js';
import { keys, type Pages, type ThreadOf } from './outbox/messages.queries.js';
import { isThreadOpen } from './outbox/open-threads.js';
import { outboxOf } from './outbox/outbox.js';

/**
 * Applies server events to the cached lists and threads while the messages screen shows them. The table of stale keys covers hidden
 * entries.
 */
export function useMessageEvents(): void {
  const queries = useQueryClient();
  const realtime = useRealtime();
  const myId = useUser()?.id ?? '';
  useNewMessages(myId);
  useEffect(() => {
    // Readers that are counted already, so that an event that arrives twice counts once.
    const counted = new Set<string>();
    const stops = [
      realtime.on('messageChanged', (message) => {
        const { conversationId: id } = message;
        patchMessages(queries, id, (data) => withMessage(data, message));
        queries.removeQueries({ queryKey: keys.searches(id) });
      }),
      realtime.on('messagesDelivered', ({ conversationId: id, ...delivered }) =>
        patchMessages(queries, id, (data) => withDelivered(data, myId, delivered)),
      ),
      realtime.on('messageRead', ({ conversationId: id, readerId }) => {
        if (readerId !== myId) patchMessages(queries, id, (data) => withRead(data, myId));
        else
          for (const kind of ['direct', 'group'] as const)
            patchCache<Pages<Thread>>(queries, keys.list(kind), (pages) => withoutUnread(pages, id));
      }),
      realtime.on('groupRead', (read) => {
        const { conversationId: id, readerId, seenId } = read;
        if (counted.has(readerId + seenId)) return;
        counted.add(readerId + seenId);
        const group = queries.getQueryData<Thread>(keys.one(id));
        const members = group?.kind === 'group' ? group.members : Number.POSITIVE_INFINITY;
        patchMessages(queries, id, (data) => withReader(data, read, members - 1));
      }),
      realtime.on('presence', ({ userId, presence }) => {
        patchCache<Pages<ThreadOf<'direct'>>>(queries, keys.list('direct'), (pages) =>
          mapPages(pages, (one) => withPresence(one, userId, presence)),
        );
        queries.setQueriesData<Thread>({ queryKey: keys.ones }, (one) =>
          one?.kind === 'direct' ? withPresence(one, userId, presence) : one,
        );
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, myId]);
}

/** Stores new messages in their threads, and moves these to the top of their list. */
function useNewMessages(myId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const session = useSessionPort();
  const storage = useStorage();
  useEffect(() => {
    // Messages that are counted already, so that an event that arrives twice counts once.
    const counted = new Set<string>();
    const receive = (kind: ThreadKind) => (message: Message) => {
      const { id, clientId, conversationId, senderId } = message;
      if (clientId !== null) outboxOf(session, storage).acknowledge(clientId);
      storeMessage(queries, kind === 'group' ? receivedInGroup(message, myId) : message);
      const counts = senderId !== myId && !isThreadOpen(realtime, conversationId) && !counted.has(id);
      counted.add(id);
      const before = queries.getQueryData<Pages<Thread>>(keys.list(kind));
      const after = withLastMessage(before, message, counts);
      if (after !== undefined && after !== before) patchCache(queries, keys.list(kind), () => after);
      else
        // Refetches a thread that is not in the list: only the server can describe it, and a message restores an archived one.
        for (const queryKey of [keys.lists(kind), keys.one(conversationId)])
          void queries.invalidateQueries({ queryKey });
    };
    const stops = [
      realtime.on('newMessage', receive('direct')),
      realtime.on('groupMessage', receive('group')),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, session, storage, myId]);
}
