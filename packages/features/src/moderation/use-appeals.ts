import type { Appeal, AppealDecision } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { appealsQuery, type CaseStateFilter } from './moderation.queries.js';
import { useDecision, type Decision } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

export interface PlannedAnswer {
  readonly found: Appeal;
  readonly decision: AppealDecision;
}

export interface Appeals extends Decision<PlannedAnswer> {
  readonly state: ListState<Appeal>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
}

/** Appeals against decisions, and what becomes of them. */
export function useAppeals(): Appeals {
  const client = useClient();
  const words = useMessages(catalogue);
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const query = useInfiniteQuery(appealsQuery(client, filter));
  const decision = useDecision<PlannedAnswer>({
    decide: ({ found, decision, reason }) => client.appeals.resolve({ id: found.id, decision, note: reason }),
    tooLate: 'already_resolved',
    said: {
      already_resolved: words.alreadyResolved,
      own_decision: words.ownDecision,
      forbidden: words.ownAppeal,
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
