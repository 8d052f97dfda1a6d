import type { Home } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useHomeCampus, useSession } from '../kernel/index.js';
import { landingQuery } from './landing.queries.js';

/** What the server put together for the front page. */
export type LandingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly home: Home };

/** One answer with everything that the front page counts and shows, and whether a member looks at it. */
export function useHome(): { readonly state: LandingState; readonly member: boolean } {
  const member = useSession().status === 'member';
  const { data, isError, refetch } = useQuery(landingQuery(useClient(), useHomeCampus().leading));
  // The same while nothing changed, so that the page's parts are not rendered again.
  const state = useMemo<LandingState>(() => {
    if (data !== undefined) return { status: 'ready', home: data };
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch]);
  return { member, state };
}
