import { ApiError, type Group, type GroupMessage, type Photo } from '@campushive/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useClock, useUser } from '../kernel/index.js';
import { groupKeys } from './outbox/messages.queries.js';
import type { Unsent } from './outbox/outbox.js';
import { useOutbox } from './outbox/use-outbox.js';
import { groupQuery, groupThreadQuery } from './groups.queries.js';
import { useGroupActions } from './use-group-actions.js';
import { usePageVisible } from './use-page-visible.js';
import { useNewMark } from './use-new-mark.js';
import { useJoined } from './use-thread.js';
import { useTyping, type Typist } from './use-typing.js';

export type GroupState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly group: Group;
      readonly myId: string;
      /** Oldest first. */
      readonly messages: readonly GroupMessage[];
      readonly unsent: readonly Unsent[];
      readonly older: (() => void) | null;
      readonly typists: readonly Typist[];
      /** The first message that was new when this was opened. */
      readonly newFrom: string | null;
    };

export interface GroupThread {
  readonly state: GroupState;
  readonly onSend: (message: { content: string; attachment: Photo | null }) => void;
  readonly onRetry: (message: { clientId: string }) => void;
  /** Forgets a message that is not sent. */
  readonly onDiscard: (message: { clientId: string }) => void;
  readonly onType: (change: { isTyping: boolean }) => void;
  /** Be told of what is new in it, or not. */
  readonly onMute: (change: { muted: boolean }) => void;
  /** Gives up the place at the event, and so the group. */
  readonly onLeave: () => void;
  readonly leaving: boolean;
}

/** One open group: fetched, marked as read, and written into. What waits to be sent does so in the outbox. */
export function useGroup(id: string): GroupThread {
  const client = useClient();
  const clock = useClock();
  const myId = useUser()?.id ?? '';
  const group = useQuery(groupQuery(client, id));
  const thread = useInfiniteQuery(groupThreadQuery(client, id));
  const { outbox, unsent } = useOutbox();
  const { typists, onType } = useTyping(id);
  const messages = thread.data?.pages.flatMap((page) => page.data).reverse();
  const shown = { messages, fetching: thread.isFetching };
  const actions = useGroupActions(id);
  const newFrom = useNewMark(id, group.data?.unreadCount, shown, myId);
  useJoined(id);
  useMarkRead(id, thread.data?.pages[0]?.data[0]?.id);

  return {
    state: stateOf(),
    onSend({ content, attachment }) {
      const text = content.trim();
      if (text === '' && attachment === null) return;
      outbox.add({
        clientId: globalThis.crypto.randomUUID(),
        conversationId: id,
        group: true,
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
    ...actions,
  };

  function stateOf(): GroupState {
    const error = group.error ?? thread.error;
    if (group.data !== undefined && messages !== undefined) {
      const stored = new Set(messages.map((one) => one.clientId));
      return {
        status: 'ready',
        group: group.data,
        myId,
        messages,
        unsent: unsent.filter((one) => one.conversationId === id && !stored.has(one.clientId)),
        older: thread.hasNextPage ? () => void (thread.isFetching || thread.fetchNextPage()) : null,
        typists,
        newFrom,
      };
    }
    if (error === null) return { status: 'loading' };
    if (error instanceof ApiError && (error.status === 404 || error.status === 422))
      return { status: 'missing' };
    const retry = () => {
      void group.refetch();
      void thread.refetch();
    };
    return { status: 'failed', retry };
  }
}

/** Opening a group, and every message that arrives while it is open, counts as seen. */
function useMarkRead(id: string, newest: string | undefined): void {
  const client = useClient();
  const queries = useQueryClient();
  const lookedAt = usePageVisible();
  useEffect(() => {
    if (newest === undefined || !lookedAt) return;
    client.groups.markRead({ id }).then(
      () => {
        queries.setQueryData<Group[]>(groupKeys.list, (all) =>
          all?.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)),
        );
      },
      // Not worth a word: the next message or visit marks it again.
      () => undefined,
    );
  }, [client, queries, id, newest, lookedAt]);
}
