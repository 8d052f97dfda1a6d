import { ApiError, type ReportCase, type ReportDecision } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { casesQuery, type CaseStateFilter } from './moderation.queries.js';
import type { Confirmed } from './reason-dialog.js';
import { toListState, type ListState } from './use-list.js';

export interface PlannedDecision {
  readonly found: ReportCase;
  readonly decision: ReportDecision;
}

export interface Cases {
  readonly state: ListState<ReportCase>;
  readonly filter: CaseStateFilter;
  readonly onFilterChange: (change: { filter: CaseStateFilter }) => void;
  /** The decision that waits for its reason. */
  readonly planned: PlannedDecision | null;
  readonly onDecide: (planned: PlannedDecision) => void;
  readonly onConfirm: (confirmed: Confirmed) => void;
  readonly onCancel: () => void;
  readonly working: boolean;
  readonly problem: string | null;
}

/** The queue of reports and its decisions. */
export function useCases(): Cases {
  const client = useClient();
  const queries = useQueryClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [filter, setFilter] = useState<CaseStateFilter>('open');
  const [planned, setPlanned] = useState<PlannedDecision | null>(null);
  const query = useInfiniteQuery(casesQuery(client, filter));
  const decide = useMutation({
    mutationFn: ({ found, decision, reason, until }: PlannedDecision & Confirmed) =>
      client.moderation.resolve({ id: found.id, decision, note: reason, until }),
    onSuccess() {
      setPlanned(null);
      void queries.invalidateQueries({ queryKey: ['moderation'] });
      void queries.invalidateQueries({ queryKey: ['hives'] });
      toast({ tone: 'success', title: words.done });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'already_resolved') {
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
    onConfirm: (confirmed) => (planned === null ? undefined : decide.mutate({ ...planned, ...confirmed })),
    onCancel: () => setPlanned(null),
    working: decide.isPending,
    problem: decide.isError ? textOf(decide.error) : null,
  };

  function textOf(error: Error): string {
    if (error instanceof ApiError && error.code === 'already_resolved') return words.alreadyResolved;
    if (error instanceof ApiError && error.code === 'forbidden') return words.notAllowed;
    if (error instanceof ApiError && error.code === 'payment_in_flight') return words.inFlight;
    return failureText(error, words.failed);
  }
}
