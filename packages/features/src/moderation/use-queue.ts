import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../kernel/index.js';
import { queueQuery, type CaseStateFilter, type QueueSource } from './moderation.queries.js';
import { useDecision, type Decision, type DecisionOptions } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

/** Something that waits for a decision, and which one. */
export interface Planned<T, D> {
  readonly found: T;
  readonly decision: D;
}

/** What waits for a decision or has been decided, and the way from a button to the server's answer. */
export interface Queue<T, D> extends Decision<Planned<T, D>> {
  readonly state: ListState<T>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
}

/** One of the moderators' queues. */
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
