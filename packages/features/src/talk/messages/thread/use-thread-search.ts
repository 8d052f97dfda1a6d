import { ApiError } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useClient } from '../../../kernel/index.js';
import { searchQuery, type ShownMessage } from '../outbox/messages.queries.js';

export type ThreadSearchState =
  /** No search text. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly offline: boolean; readonly retry: () => void }
  | { readonly status: 'empty'; readonly q: string }
  | {
      readonly status: 'ready';
      /** Newest first. */
      readonly messages: readonly ShownMessage[];
      readonly more: (() => void) | null;
    };

/** Searches a conversation or group. Requests start when typing pauses. */
export function useThreadSearch(id: string) {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query = useInfiniteQuery(searchQuery(client, id, q));
  return { typed, onType: setTyped, state: stateOf() };

  function stateOf(): ThreadSearchState {
    if (q === '') return { status: 'idle' };
    if (query.data === undefined) {
      if (!query.isError) return { status: 'loading' };
      const offline = query.error instanceof ApiError && query.error.code === 'network';
      return { status: 'failed', offline, retry: () => void query.refetch() };
    }
    const messages = query.data.pages.flatMap((page) => page.data);
    if (messages.length === 0) return { status: 'empty', q };
    return { status: 'ready', messages, more: query.hasNextPage ? () => void query.fetchNextPage() : null };
  }
}
