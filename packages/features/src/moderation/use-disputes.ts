import type { Dispute, DisputeDecision } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { disputesQuery, type CaseStateFilter } from './moderation.queries.js';
import { useDecision, type Decision } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

export interface PlannedVerdict {
  readonly found: Dispute;
  readonly decision: DisputeDecision;
}

export interface Disputes extends Decision<PlannedVerdict> {
  readonly state: ListState<Dispute>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
}

/** Complaints about sales, and to whom their money goes. */
export function useDisputes(): Disputes {
  const client = useClient();
  const words = useMessages(catalogue);
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const query = useInfiniteQuery(disputesQuery(client, filter));
  const decision = useDecision<PlannedVerdict>({
    decide: ({ found, decision, reason }) =>
      client.disputes.resolve({ id: found.id, decision, note: reason }),
    tooLate: 'dispute_resolved',
    said: { dispute_resolved: words.alreadyResolved, forbidden: words.ownOrder },
  });
  return {
    ...decision,
    state: toListState(query),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
  };
}
