import type { HiveName, Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../kernel/index.js';
import { newestOfHiveQuery } from './landing.queries.js';
import { useHome, type LandingState } from './use-home.js';

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
  const { state, member } = useHome();
  const [filter, setFilter] = useState<HiveName | 'all'>('all');
  const one = useQuery({
    ...newestOfHiveQuery(client, filter === 'all' ? 'essentials' : filter),
    enabled: filter !== 'all',
  });

  return {
    member,
    state,
    browse: filter === 'all' ? freshOf(state) : browseState(),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
  };

  function browseState(): BrowseState {
    if (one.data !== undefined) return shown(one.data);
    return one.isError ? { status: 'failed', retry: () => void one.refetch() } : { status: 'loading' };
  }
}

const freshOf = (state: LandingState): BrowseState =>
  state.status === 'ready' ? shown(state.home.fresh) : state;

const shown = (listings: readonly Listing[]): BrowseState =>
  listings.length === 0 ? { status: 'empty' } : { status: 'ready', listings };
