import { ApiError, type Dispute, type DisputeDecision } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { disputesQuery, type CaseStateFilter } from './moderation.queries.js';
import type { Confirmed } from './reason-dialog.js';
import { toListState, type ListState } from './use-list.js';

export interface PlannedVerdict {
  readonly found: Dispute;
  readonly decision: DisputeDecision;
}

export interface Disputes {
  readonly state: ListState<Dispute>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
  /** The decision that waits for its reason. */
  readonly planned: PlannedVerdict | null;
  readonly onDecide: (planned: PlannedVerdict) => void;
  readonly onConfirm: (confirmed: Pick<Confirmed, 'reason'>) => void;
  readonly onCancel: () => void;
  readonly working: boolean;
  readonly problem: string | null;
}

/** Complaints about sales, and to whom their money goes. */
export function useDisputes(): Disputes {
  const client = useClient();
  const queries = useQueryClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const [planned, setPlanned] = useState<PlannedVerdict | null>(null);
  const query = useInfiniteQuery(disputesQuery(client, filter));
  const decide = useMutation({
    mutationFn: ({ found, decision, reason }: PlannedVerdict & Pick<Confirmed, 'reason'>) =>
      client.disputes.resolve({ id: found.id, decision, note: reason }),
    onSuccess() {
      setPlanned(null);
      void queries.invalidateQueries({ queryKey: ['moderation'] });
      toast({ tone: 'success', title: words.done });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'dispute_resolved') {
        void queries.invalidateQueries({ queryKey: ['moderation'] });
      }
    },
  });
  return {
    state: toListState(query),
    filter,
    onFilterChange: (change) => setFilter(change.filter),
    planned,
    onDecide(next) {
      decide.reset();
      setPlanned(next);
    },
    onConfirm: ({ reason }) => (planned === null ? undefined : decide.mutate({ ...planned, reason })),
    onCancel: () => setPlanned(null),
    working: decide.isPending,
    problem: decide.isError ? textOf(decide.error) : null,
  };

  function textOf(error: Error): string {
    if (error instanceof ApiError && error.code === 'dispute_resolved') return words.alreadyResolved;
    if (error instanceof ApiError && error.code === 'forbidden') return words.ownOrder;
    return failureText(error, words.failed);
  }
}
