import type { HiveName, Listing } from '@campushive/contract';
import { isHive } from '@campushive/contract/hives';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useClient, useHomeCampus } from '../../kernel/index.js';
import { newestOfHiveQuery } from './landing.queries.js';
import { useHome, type LandingState } from './use-home.js';

/** States of the listings on the landing page. */
export type BrowseState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      /** Items with a photo, shown as cards. */
      readonly pictured: readonly Listing[];
      /** Other listings, shown as rows. */
      readonly listings: readonly Listing[];
    };

/** Data of the landing page. */
export interface Landing {
  readonly member: boolean;
  readonly state: LandingState;
  readonly browse: BrowseState;
  /** Hive filter of the latest listings. */
  readonly filter: HiveName | 'all';
  readonly onFilterChange: (change: { filter: HiveName | 'all' }) => void;
}

/** State of the front page: one request for everything, and another only for the listings of a chosen hive. */
export function useLanding(): Landing {
  const client = useClient();
  const { leading } = useHomeCampus();
  const { state, member } = useHome();
  const [filter, setFilter] = useState<HiveName | 'all'>('all');
  // Deferred, so that the chip responds immediately and its listings follow.
  const looked = useDeferredValue(filter);
  const { data, isError, refetch } = useQuery({
    ...newestOfHiveQuery(client, looked === 'all' ? 'essentials' : looked, leading),
    enabled: looked !== 'all',
  });
  const browse = useMemo<BrowseState>(() => {
    if (looked === 'all') return freshOf(state);
    if (data !== undefined) return shown(data);
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [looked, state, data, isError, refetch]);
  const onFilterChange: Landing['onFilterChange'] = useCallback((change) => setFilter(change.filter), []);
  return { member, state, browse, filter, onFilterChange };
}

/** Returns the latest listings of all hives. */
const freshOf = (state: LandingState): BrowseState =>
  state.status === 'ready' ? shown(state.home.fresh, state.home.pictured) : state;

function shown(listings: readonly Listing[], pictured = listings.filter(isPictured)): BrowseState {
  if (listings.length + pictured.length === 0) return { status: 'empty' };
  const others = listings.filter(({ id }) => pictured.every((one) => one.id !== id));
  return { status: 'ready', pictured, listings: others.slice(0, SHOWN - pictured.length) };
}

/** Number of listings in the section. */
const SHOWN = 8;

/** Checks whether readers choose a listing by its photo. */
const isPictured = ({ hiveTypeId: hive, photos }: Listing): boolean =>
  photos.length > 0 && (hive === 'essentials' || !isHive(hive));
