import { ApiError, type Group, type Message } from '@campushive/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useSessionPort, useUser } from '../kernel/index.js';
import type { Unsent } from '../outbox/outbox.js';
import { groupKeys, groupQuery, groupThreadQuery } from './groups.queries.js';

export type GroupState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly group: Group;
      readonly myId: string;
      /** Oldest first. */
      readonly messages: readonly Message[];
      readonly unsent: readonly Unsent[];
      readonly older: (() => void) | null;
    };

export interface GroupThread {
  readonly state: GroupState;
  readonly draft: string;
  readonly onDraftChange: (change: { draft: string }) => void;
  readonly onSend: (message: { content: string }) => void;
  readonly onRetry: (message: { clientId: string }) => void;
}

/** One open group: fetched, marked as read, and written into. */
export function useGroup(id: string): GroupThread {
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const { notes } = useSessionPort();
  const myId = useUser()?.id ?? '';
  const group = useQuery(groupQuery(client, id));
  const thread = useInfiniteQuery(groupThreadQuery(client, id));
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const newest = thread.data?.pages[0]?.data[0]?.id;

  useEffect(() => {
    if (newest === undefined) return;
    client.groups.markRead({ id }).then(
      () => queries.invalidateQueries({ queryKey: groupKeys.list }),
      // Not worth a word: the next message or visit marks it again.
      () => undefined,
    );
  }, [client, queries, id, newest]);

  async function send(message: Unsent): Promise<void> {
    const { clientId, content } = message;
    try {
      await client.groups.send({ id, content, clientId });
      await queries.invalidateQueries({ queryKey: groupKeys.all });
      setUnsent((all) => all.filter((one) => one.clientId !== clientId));
    } catch {
      setUnsent((all) => all.map((one) => (one.clientId === clientId ? { ...one, status: 'failed' } : one)));
    }
  }

  return {
    state: stateOf(),
    draft: notes.read(`draft:group-${id}`) ?? '',
    onDraftChange: ({ draft }) => notes.write(`draft:group-${id}`, draft === '' ? null : draft),
    onSend({ content }) {
      const message: Unsent = {
        clientId: globalThis.crypto.randomUUID(),
        conversationId: id,
        content: content.trim(),
        attachment: null,
        createdAt: clock.now().toISOString(),
        status: 'waiting',
      };
      setUnsent((all) => [...all, message]);
      void send(message);
    },
    onRetry({ clientId }) {
      const message = unsent.find((one) => one.clientId === clientId);
      if (message === undefined) return;
      setUnsent((all) => all.map((one) => (one === message ? { ...one, status: 'waiting' } : one)));
      void send(message);
    },
  };

  function stateOf(): GroupState {
    const error = group.error ?? thread.error;
    if (group.data !== undefined && thread.data !== undefined) {
      const messages = thread.data.pages.flatMap((page) => page.data).reverse();
      const stored = new Set(messages.map((one) => one.clientId));
      return {
        status: 'ready',
        group: group.data,
        myId,
        messages,
        unsent: unsent.filter((one) => !stored.has(one.clientId)),
        older: thread.hasNextPage ? () => void thread.fetchNextPage() : null,
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
