import { ApiError, type Conversation, type Message, type Photo } from '@campushive/contract';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useClock, useRealtime, useStorage, useUser } from '../kernel/index.js';
import { withUnread } from './outbox/message-cache.js';
import { conversationQuery, keys, threadQuery, type Pages } from './outbox/messages.queries.js';
import type { Unsent } from './outbox/outbox.js';
import { useOutbox } from './outbox/use-outbox.js';
import { messageDraft } from '../shared/message-draft.js';
import { usePageVisible } from './use-page-visible.js';
import { useNewMark } from './use-new-mark.js';
import { useBlock } from './use-block.js';
import { useTyping, type Typist } from './use-typing.js';

export type ThreadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly conversation: Conversation;
      readonly myId: string;
      /** Oldest first. */
      readonly messages: readonly Message[];
      readonly unsent: readonly Unsent[];
      readonly older: (() => void) | null;
      readonly typists: readonly Typist[];
      /** The first message that was new when this was opened. */
      readonly newFrom: string | null;
    };

export interface Thread {
  readonly state: ThreadState;
  /** What the page that led here would say first. */
  readonly suggested: string;
  /** It was taken up, or something else was written. */
  readonly onSuggestionUsed: () => void;
  readonly onSend: (message: { content: string; attachment: Photo | null }) => void;
  readonly onRetry: (message: { clientId: string }) => void;
  /** Forgets a message that is not sent. */
  readonly onDiscard: (message: { clientId: string }) => void;
  readonly onType: (change: { isTyping: boolean }) => void;
  /** Blocks the other one, or lets them write again. */
  readonly onBlock: (change: { block: boolean }) => void;
  readonly blocking: boolean;
}

/** One open conversation: fetched, joined, marked as read, and written into. */
export function useThread(conversationId: string): Thread {
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const myId = useUser()?.id ?? '';
  const conversation = useQuery(conversationQuery(client, conversationId));
  const thread = useInfiniteQuery(threadQuery(client, conversationId));
  const { outbox, unsent } = useOutbox();
  const storage = useStorage();
  const { typists, onType } = useTyping(conversationId);
  const newest = thread.data?.pages[0]?.data[0];
  const block = useBlock(conversation.data);
  useJoined(conversationId);
  const messages = thread.data?.pages.flatMap((page) => page.data).reverse();
  const unread = unreadIn(queries, conversationId) ?? conversation.data?.unreadCount;
  const shown = { messages, fetching: thread.isFetching };
  const newFrom = useNewMark(conversationId, unread, shown, myId);
  useMarkRead(conversationId, newest, myId);

  return {
    state: stateOf(),
    suggested: storage.read(messageDraft(conversationId)) ?? '',
    onSuggestionUsed: () => storage.write(messageDraft(conversationId), null),
    onSend({ content, attachment }) {
      const text = content.trim();
      if (text === '' && attachment === null) return;
      const clientId = globalThis.crypto.randomUUID();
      outbox.add({
        clientId,
        conversationId,
        content: text,
        attachment,
        createdAt: clock.now().toISOString(),
        status: 'waiting',
      });
      onType({ isTyping: false });
    },
    onRetry: ({ clientId }) => outbox.retry(clientId),
    onDiscard: ({ clientId }) => outbox.remove(clientId),
    onType,
    onBlock: (change) => block.mutate(change),
    blocking: block.isPending,
  };

  function stateOf(): ThreadState {
    const error = conversation.error ?? thread.error;
    if (conversation.data !== undefined && messages !== undefined) {
      return {
        status: 'ready',
        conversation: conversation.data,
        myId,
        messages,
        unsent: unsent.filter((one) => one.conversationId === conversationId),
        older: thread.hasNextPage ? () => void (thread.isFetching || thread.fetchNextPage()) : null,
        typists,
        newFrom,
      };
    }
    if (error === null) return { status: 'loading' };
    if (error instanceof ApiError && (error.status === 404 || error.status === 422))
      return { status: 'missing' };
    const retry = () => {
      void conversation.refetch();
      void thread.refetch();
    };
    return { status: 'failed', retry };
  }
}

/** How much is new by the list, which hears of every message; undefined where it does not know the conversation. */
function unreadIn(queries: QueryClient, conversationId: string): number | undefined {
  const pages = queries.getQueryData<Pages<Conversation>>(keys.conversations);
  const known = pages?.pages.flatMap((page) => page.data).find((one) => one.id === conversationId);
  return known?.unreadCount;
}

export function useJoined(conversationId: string): void {
  const realtime = useRealtime();
  useEffect(() => realtime.join(conversationId), [realtime, conversationId]);
}

/** Opening a conversation, and every message that arrives while it is open, counts as seen. */
function useMarkRead(conversationId: string, newest: Message | undefined, myId: string): void {
  const client = useClient();
  const queries = useQueryClient();
  const lookedAt = usePageVisible();
  const unseen = lookedAt && newest !== undefined && newest.senderId !== myId ? newest.id : undefined;
  useEffect(() => {
    if (unseen === undefined) return;
    queries.setQueryData<Pages<Conversation>>(keys.conversations, (pages) =>
      withUnread(pages, conversationId, 0),
    );
    client.messages.markRead({ id: conversationId }).then(
      () => queries.invalidateQueries({ queryKey: keys.unread }),
      // Not worth a word: the next message or visit marks it again.
      () => undefined,
    );
  }, [client, queries, conversationId, unseen]);
}
