import type { PublicUser } from '@campushive/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useClock } from '../kernel/index.js';
import { peopleQuery } from './search.queries.js';

export type PeopleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly people: readonly PublicUser[]; readonly refreshing: boolean };

const SEARCH_AFTER = 300;

/** Students whose name or profile fits what is typed. `onQChange` hears it once typing rests. */
export function usePeople(q: string, onQChange: (change: { q: string }) => void) {
  const clock = useClock();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    setTyped(q);
  }
  const report = useRef(() => {});
  useEffect(() => {
    report.current = () => {
      if (typed !== q) onQChange({ q: typed });
    };
  });
  useEffect(() => clock.after(SEARCH_AFTER, () => report.current()), [clock, typed]);
  const wanted = q.trim();
  const query = useQuery({ ...peopleQuery(useClient(), wanted), placeholderData: keepPreviousData });
  return { typed, setTyped, state: stateOf() };

  function stateOf(): PeopleState {
    if (wanted === '') return { status: 'idle' };
    if (query.data === undefined) {
      return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
    }
    if (query.data.length === 0) return { status: 'empty' };
    return { status: 'ready', people: query.data, refreshing: query.isPlaceholderData };
  }
}
