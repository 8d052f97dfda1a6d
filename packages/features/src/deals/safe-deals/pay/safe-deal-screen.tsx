import { isMissing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { screen, useClient, useRealtime } from '../../../kernel/index.js';
import { safeDealQuery } from '../parts/safe-deals.queries.js';
import { SafeDealView, type SafeDealState } from './safe-deal-view.js';

/** Safe deal of the link. */
export interface SafeDealScreenProps {
  /** Id of the deal. */
  id: string;
  /** The host's header has the report button. Default: false. */
  hasReport?: boolean;
}

/** Page behind a safe-deal link: the deal for its payer, or the link for its maker. */
export const SafeDealScreen = screen(function SafeDealScreen({ id, hasReport = false }: SafeDealScreenProps) {
  const realtime = useRealtime();
  const query = useQuery(safeDealQuery(useClient(), id));
  useEffect(() => realtime.watch(id), [realtime, id]);
  return <SafeDealView state={stateOf()} hasReport={hasReport} />;

  function stateOf(): SafeDealState {
    if (query.data !== undefined) return { status: 'ready', deal: query.data };
    if (query.isPending) return { status: 'loading' };
    if (isMissing(query.error)) return { status: 'missing' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
});
