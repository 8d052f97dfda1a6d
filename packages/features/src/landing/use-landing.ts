import type { Home, HiveName, Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useSession } from '../kernel/index.js';
import { landingQuery, newestOfHiveQuery } from './landing.queries.js';

/** What the server put together for the front page. */
export type LandingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly home: Home };

export type BrowseState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly listings: readonly Listing[] };

export interface Landing {
  readonly member: boolean;
  readonly state: LandingState;
  readonly browse: BrowseState;
  /** Which hive is looked into. */
  readonly filter: HiveName | 'all';
  readonly onFilterChange: (change: { filter: HiveName | 'all' }) => void;
}

/** The front page: one answer for everything, and another only when somebody looks into one hive. */
export function useLanding(): Landing {
  const client = useClient();
  const member = useSession().status === 'member';
  const [filter, setFilter] = useState<HiveName | 'all'>('all');
  const home = useQuery(landingQuery(client));
  const one = useQuery({
    ...newestOfHiveQuery(client, filter === 'all' ? 'essentials' : filter),
    enabled: filter !== 'all',
  });
  const shown = filter === 'all' ? home : one;
  const listings = filter === 'all' ? home.data?.fresh : one.data;
  const retry = () => void shown.refetch();

  return {
    member,
    state: homeState(),
    browse: browseState(),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
  };

  function homeState(): LandingState {
    if (home.data !== undefined) return { status: 'ready', home: home.data };
    return home.isError ? { status: 'failed', retry: () => void home.refetch() } : { status: 'loading' };
  }

  function browseState(): BrowseState {
    if (listings !== undefined)
      return listings.length === 0 ? { status: 'empty' } : { status: 'ready', listings };
    return shown.isError ? { status: 'failed', retry } : { status: 'loading' };
  }
}
