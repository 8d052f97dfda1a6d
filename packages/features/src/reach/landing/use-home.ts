import type { Home } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useHomeCampus, useSession } from '../../kernel/index.js';
import { landingQuery } from './landing.queries.js';

/** State of the front page's data. */
export type LandingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly home: Home };

/** Loads all data of the front page in one request. `member` is true for a signed-in viewer. */
export function useHome(): { readonly state: LandingState; readonly member: boolean } {
  const member = useSession().status === 'member';
  const { data, isError, refetch } = useQuery(landingQuery(useClient(), useHomeCampus().leading));
  // Memoised, so that sections do not re-render without a change.
  const state = useMemo<LandingState>(() => {
    if (data !== undefined) return { status: 'ready', home: data };
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch]);
  return { member, state };
}
