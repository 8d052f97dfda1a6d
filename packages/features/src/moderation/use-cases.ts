import type { ReportCase, ReportDecision } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { casesQuery, type CaseStateFilter } from './moderation.queries.js';
import { useDecision, type Decision } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

export interface PlannedDecision {
  readonly found: ReportCase;
  readonly decision: ReportDecision;
}

export interface Cases extends Decision<PlannedDecision> {
  readonly state: ListState<ReportCase>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
}

/** The queue of reports and its decisions. */
export function useCases(): Cases {
  const client = useClient();
  const words = useMessages(catalogue);
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const query = useInfiniteQuery(casesQuery(client, filter));
  const decision = useDecision<PlannedDecision>({
    decide: ({ found, decision, reason, until }) =>
      client.moderation.resolve({ id: found.id, decision, note: reason, until }),
    tooLate: 'already_resolved',
    said: {
      already_resolved: words.alreadyResolved,
      forbidden: words.notAllowed,
      payment_in_flight: words.inFlight,
    },
    changes: ['hives'],
  });
  return {
    ...decision,
    state: toListState(query),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
  };
}
