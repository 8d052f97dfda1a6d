import type { DelayedPayout } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { useDecision, type Decision } from '../use-decision.js';
import { toListState, type ListState } from '../use-list.js';
import { MODERATION } from '../../data.js';
import { catalogue } from './delayed-payouts.catalogue.js';
import { delayedPayoutsQuery } from './delayed-payouts.queries.js';

export interface DelayedPayouts extends Decision<{ readonly found: DelayedPayout }> {
  readonly state: ListState<DelayedPayout>;
  readonly onRetry: (found: DelayedPayout) => void;
  /** Id of the payout whose retry is in progress. Null for none. */
  readonly retrying: string | null;
  readonly retryProblem: CallProblem | null;
}

/** Manages the operator's queue of delayed payouts: retry or return. */
export function useDelayedPayouts(): DelayedPayouts {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const query = useInfiniteQuery(delayedPayoutsQuery(client));
  const retry = useMutation({
    mutationFn: ({ id }: DelayedPayout) => client.payouts.retry({ id }),
    onSuccess: () => toast({ tone: 'success', title: t.retryDone }),
    onSettled: () => queries.invalidateQueries({ queryKey: MODERATION }),
  });
  return {
    ...useDecision<{ readonly found: DelayedPayout }>({
      decide: ({ found, reason }) => client.payouts.return({ id: found.id, note: reason }),
      tooLate: 'payout_not_waiting',
    }),
    state: toListState(query),
    onRetry(found) {
      if (!retry.isPending) retry.mutate(found);
    },
    retrying: retry.isPending ? retry.variables.id : null,
    retryProblem: retry.isError ? callProblem(retry.error) : null,
  };
}
