import type { PublicUser } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useNavigation } from '../../kernel/index.js';
import { keys, studentsQuery } from './outbox/messages.queries.js';

/** Delay between typing and search, in ms. */
const SEARCH_AFTER = 300;

export type StudentSearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly students: readonly PublicUser[] };

export interface NewConversation {
  readonly q: string;
  readonly onQChange: (change: { q: string }) => void;
  readonly state: StudentSearchState;
  readonly onPick: (pick: { student: PublicUser }) => void;
  readonly opening: boolean;
  readonly failed: boolean;
}

/** Finds a student and opens a conversation with them. */
export function useNewConversation(onOpened: () => void): NewConversation {
  const client = useClient();
  const clock = useClock();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => clock.after(SEARCH_AFTER, () => setSearched(q.trim())), [clock, q]);
  const search = useQuery(studentsQuery(client, searched));
  const open = useMutation({
    mutationFn: (student: PublicUser) => client.threads.open({ recipientId: student.id }),
    onSuccess({ data }) {
      void queries.invalidateQueries({ queryKey: keys.list('direct') });
      onOpened();
      navigation.go({ to: 'conversation', id: data.id });
    },
  });
  return {
    q,
    onQChange: (change) => setQ(change.q),
    state: stateOf(),
    onPick: ({ student }) => open.mutate(student),
    opening: open.isPending,
    failed: open.isError,
  };

  function stateOf(): StudentSearchState {
    if (searched === '') return { status: 'idle' };
    if (search.isPending) return { status: 'loading' };
    if (search.data === undefined) return { status: 'failed', retry: () => void search.refetch() };
    return search.data.length === 0 ? { status: 'empty' } : { status: 'ready', students: search.data };
  }
}
