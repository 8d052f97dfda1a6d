import type { Conversation } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCache } from '../../kernel/live/patch-cache.js';
import { useRealtime, useSessionPort, useStorage, useUser } from '../../kernel/index.js';
import { OPEN_CONVERSATIONS } from '../data.js';
import {
  patchThread,
  storeMessage,
  withDelivered,
  withLastMessage,
  withPresence,
  withRead,
  withUnread,
} from './outbox/message-cache.js';
import { withMessage } from './outbox/merge-thread.js';
import { keys, type Pages } from './outbox/messages.queries.js';
import { isThreadOpen } from './outbox/open-threads.js';
import { outboxOf } from './outbox/outbox.js';

/**
 * Applies server events to the cached lists and threads while the messages screen shows them. The table of stale keys covers hidden
 * entries.
 */
export function useMessageEvents(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const session = useSessionPort();
  const storage = useStorage();
  const myId = useUser()?.id;

  useEffect(() => {
    const stops = [
      realtime.on('newMessage', (message) => {
        if (message.clientId !== null) outboxOf(session, storage).acknowledge(message.clientId);
        storeMessage(queries, { kind: 'direct', id: message.conversationId }, message);
        const counts = message.senderId !== myId && !isThreadOpen(realtime, message.conversationId);
        const before = queries.getQueryData<Pages<Conversation>>(keys.conversations);
        const after = withLastMessage(before, message, counts);
        // Refetches for a conversation that is not in the list, because only the server can describe it.
        if (after === before) {
          void queries.invalidateQueries({ queryKey: keys.conversations });
          // Refetches the archive, because a message restores an archived conversation.
          void queries.invalidateQueries({ queryKey: keys.archived });
        } else if (after !== undefined) patchCache(queries, keys.conversations, () => after);
      }),
      realtime.on('messageChanged', (message) => {
        // Tries both kinds. A thread that is not cached stays unchanged.
        for (const kind of ['direct', 'group'] as const) {
          const place = { kind, id: message.conversationId };
          patchThread(queries, place, (data) => withMessage(data, message));
          queries.removeQueries({ queryKey: keys.searches(place) });
        }
      }),
      realtime.on('messagesDelivered', ({ conversationId: id, ...delivered }) => {
        if (myId === undefined) return;
        for (const kind of ['direct', 'group'] as const)
          patchThread(queries, { kind, id }, (data) => withDelivered(data, myId, delivered));
      }),
      realtime.on('messageRead', ({ conversationId, readerId }) => {
        if (readerId === myId) {
          patchCache<Pages<Conversation>>(queries, keys.conversations, (pages) =>
            withUnread(pages, conversationId, 0),
          );
        } else if (myId !== undefined) {
          patchThread(queries, { kind: 'direct', id: conversationId }, (data) => withRead(data, myId));
        }
      }),
      realtime.on('presence', ({ userId, presence }) => {
        patchCache<Pages<Conversation>>(queries, keys.conversations, (pages) =>
          withPresence(pages, userId, presence),
        );
        queries.setQueriesData<Conversation>({ queryKey: OPEN_CONVERSATIONS }, (one) =>
          one?.otherParticipant.id === userId
            ? { ...one, otherParticipant: { ...one.otherParticipant, presence } }
            : one,
        );
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, session, storage, myId]);
}
