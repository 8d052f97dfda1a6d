import { DAY, type Dashboard, type StallSummary } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { useQuery } from '@tanstack/react-query';
import { useCampus, useClient, useClock, useHomeCampus, useUser } from '../../kernel/index.js';
import { dashboardQuery, openStallsQuery } from './dashboard.queries.js';

/** State of the dashboard: loading, failed or ready. */
export type DashboardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly dashboard: Dashboard;
      /** Stalls that are open now. Default: none. */
      readonly stalls?: readonly StallSummary[];
    };

/** Progress of a student who joined within the last day, so that the page suggests the rest. */
export interface FirstDay {
  readonly email: string;
  /** Name of the university; null when it is unknown. */
  readonly university: string | null;
  readonly isVerified: boolean;
  readonly hasPhoto: boolean;
  readonly hasHall: boolean;
}

/** Loads the student's dashboard. */
export function useDashboard(): {
  readonly name: string | null;
  /** Null from the second day on. */
  readonly firstDay: FirstDay | null;
  readonly state: DashboardState;
} {
  const user = useUser();
  const client = useClient();
  const { narrowing } = useHomeCampus();
  const query = useQuery(dashboardQuery(client, narrowing));
  const stalls = useQuery(openStallsQuery(client, narrowing));
  const firstDay = useFirstDay();
  return { name: user?.name ?? null, firstDay, state: stateOf() };

  function stateOf(): DashboardState {
    // Waits for the first answer of both, so that the stalls move nothing.
    const isWaiting = stalls.isPending && stalls.fetchStatus === 'fetching' && stalls.failureCount === 0;
    if (query.data !== undefined && !isWaiting)
      return { status: 'ready', dashboard: query.data, stalls: stalls.data ?? [] };
    return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
  }
}

function useFirstDay(): FirstDay | null {
  const user = useUser();
  const campus = useCampus();
  const joined = user === null ? 0 : Date.parse(user.createdAt);
  const isNew = useClock().now().getTime() - joined < DAY;
  if (user === null || !isNew) return null;
  return {
    email: user.email,
    university: findUniversity(campus, user.universityId ?? '')?.name ?? null,
    isVerified: user.isVerified,
    hasPhoto: user.profileImage !== null,
    hasHall: user.hall != null,
  };
}
