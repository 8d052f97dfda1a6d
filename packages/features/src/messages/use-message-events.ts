import type { Conversation, Message } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime, useSessionPort, useStorage, useUser } from '../kernel/index.js';
import { withLastMessage, withMessage, withPresence, withRead, withUnread } from './outbox/message-cache.js';
import { keys, type Pages } from './outbox/messages.queries.js';
import { outboxOf } from './outbox/outbox.js';

/** Lets what the socket tells flow into what was fetched, so that lists and threads are live without fetching again. */
export function useMessageEvents(openConversationId: string | undefined): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const session = useSessionPort();
  const storage = useStorage();
  const myId = useUser()?.id;

  useEffect(() => {
    const stops = [
      realtime.on('newMessage', (message) => {
        if (message.clientId !== null) outboxOf(session, storage).acknowledge(message.clientId);
        queries.setQueryData<Pages<Message>>(keys.thread(message.conversationId), (pages) =>
          withMessage(pages, message),
        );
        // An offer, or an end of it, changes what the header and the end of the thread say.
        if (message.event?.offer !== undefined)
          void queries.invalidateQueries({ queryKey: keys.conversation(message.conversationId) });
        const counts = message.senderId !== myId && message.conversationId !== openConversationId;
        const before = queries.getQueryData<Pages<Conversation>>(keys.conversations);
        const after = withLastMessage(before, message, counts);
        // A conversation that is not in the list yet is new: only the server can describe it.
        if (after === before) void queries.invalidateQueries({ queryKey: keys.conversations });
        else queries.setQueryData(keys.conversations, after);
      }),
      realtime.on('messageRead', ({ conversationId, readerId }) => {
        if (readerId === myId) {
          queries.setQueryData<Pages<Conversation>>(keys.conversations, (pages) =>
            withUnread(pages, conversationId, 0),
          );
        } else if (myId !== undefined) {
          queries.setQueryData<Pages<Message>>(keys.thread(conversationId), (pages) => withRead(pages, myId));
        }
      }),
      realtime.on('presence', ({ userId, presence }) => {
        queries.setQueryData<Pages<Conversation>>(keys.conversations, (pages) =>
          withPresence(pages, userId, presence),
        );
        queries.setQueriesData<Conversation>({ queryKey: ['messages', 'conversation'] }, (one) =>
          one?.otherParticipant.id === userId
            ? { ...one, otherParticipant: { ...one.otherParticipant, presence } }
            : one,
        );
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, session, storage, myId, openConversationId]);
}
