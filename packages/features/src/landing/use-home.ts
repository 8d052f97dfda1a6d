import type { Home } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useSession } from '../kernel/index.js';
import { landingQuery } from './landing.queries.js';

/** What the server put together for the front page. */
export type LandingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly home: Home };

/** One answer with everything that the front page counts and shows, and whether a member looks at it. */
export function useHome(): { readonly state: LandingState; readonly member: boolean } {
  const member = useSession().status === 'member';
  const home = useQuery(landingQuery(useClient()));
  return { member, state: state() };

  function state(): LandingState {
    if (home.data !== undefined) return { status: 'ready', home: home.data };
    return home.isError ? { status: 'failed', retry: () => void home.refetch() } : { status: 'loading' };
  }
}
