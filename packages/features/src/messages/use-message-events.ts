import type { Conversation } from '@campushive/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime, useSessionPort, useStorage, useUser } from '../kernel/index.js';
import {
  withChanged,
  withDelivered,
  withLastMessage,
  withMessage,
  withPresence,
  withRead,
  withUnread,
} from './outbox/message-cache.js';
import { groupKeys, keys, type Pages, type ShownMessage } from './outbox/messages.queries.js';
import { outboxOf } from './outbox/outbox.js';

const direct = (id: string) => keys.thread({ kind: 'direct', id });

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
        queries.setQueryData<Pages<ShownMessage>>(direct(message.conversationId), (pages) =>
          withMessage(pages, message),
        );
        // A step of the deal changes what the header and the end of the thread say, and the line in the list.
        if (message.event !== null)
          for (const queryKey of [keys.conversation(message.conversationId), keys.conversations])
            void queries.invalidateQueries({ queryKey });
        const counts = message.senderId !== myId && message.conversationId !== openConversationId;
        const before = queries.getQueryData<Pages<Conversation>>(keys.conversations);
        const after = withLastMessage(before, message, counts);
        // A conversation that is not in the list yet is new: only the server can describe it.
        if (after === before) {
          void queries.invalidateQueries({ queryKey: keys.conversations });
          // It may have been put away: the message brings it back.
          void queries.invalidateQueries({ queryKey: keys.archived });
        } else queries.setQueryData(keys.conversations, after);
      }),
      realtime.on('messageChanged', (message) => {
        // Of a conversation or of a group: what is not there is not changed.
        for (const kind of ['direct', 'group'] as const) {
          const place = { kind, id: message.conversationId };
          queries.setQueryData<Pages<ShownMessage>>(keys.thread(place), (pages) =>
            withChanged(pages, message),
          );
          queries.removeQueries({ queryKey: keys.searches(place) });
        }
        for (const queryKey of [keys.conversations, groupKeys.list])
          void queries.invalidateQueries({ queryKey });
      }),
      realtime.on('messagesDelivered', ({ conversationId: id, ...delivered }) => {
        if (myId === undefined) return;
        for (const kind of ['direct', 'group'] as const)
          queries.setQueryData<Pages<ShownMessage>>(keys.thread({ kind, id }), (pages) =>
            withDelivered(pages, myId, delivered),
          );
      }),
      realtime.on('conversationChanged', ({ conversationId: id }) => {
        const lists = [keys.conversations, keys.archived, groupKeys.list, groupKeys.archived];
        for (const queryKey of [...lists, keys.conversation(id), groupKeys.one(id)])
          void queries.invalidateQueries({ queryKey });
      }),
      realtime.on('messageRead', ({ conversationId, readerId }) => {
        if (readerId === myId) {
          queries.setQueryData<Pages<Conversation>>(keys.conversations, (pages) =>
            withUnread(pages, conversationId, 0),
          );
        } else if (myId !== undefined) {
          queries.setQueryData<Pages<ShownMessage>>(direct(conversationId), (pages) => withRead(pages, myId));
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
