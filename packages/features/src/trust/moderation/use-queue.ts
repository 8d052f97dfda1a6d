import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../kernel/index.js';
import { queueQuery, type CaseStateFilter, type QueueSource } from './moderation.queries.js';
import { useDecision, type Decision, type DecisionOptions } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

/** Case and the decision planned for it. */
export interface Planned<T, D> {
  readonly found: T;
  readonly decision: D;
}

/** Moderation queue with filter, and the decision in progress. */
export interface Queue<T, D> extends Decision<Planned<T, D>> {
  readonly state: ListState<T>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
}

/** Loads a moderation queue and manages its decisions. */
export function useQueue<T, D>(source: QueueSource<T>, options: DecisionOptions<Planned<T, D>>): Queue<T, D> {
  const client = useClient();
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const query = useInfiniteQuery(queueQuery(client, source, filter));
  return {
    ...useDecision(options),
    state: toListState(query),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
  };
}
