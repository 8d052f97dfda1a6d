import type { PublicUser } from '@campushive/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { peopleQuery } from './search.queries.js';

/** State of a search for students. `idle` while the search text is empty. */
export type PeopleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly people: readonly PublicUser[]; readonly refreshing: boolean };

/** Searches students by name and bio. */
export function usePeople(q: string): PeopleState {
  const query = useQuery({ ...peopleQuery(useClient(), q), placeholderData: keepPreviousData });
  if (q === '') return { status: 'idle' };
  if (query.data === undefined) {
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
  if (query.data.length === 0) return { status: 'empty' };
  return { status: 'ready', people: query.data, refreshing: query.isPlaceholderData };
}
