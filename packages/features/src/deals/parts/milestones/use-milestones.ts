import { ApiError, type GigMilestones } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { LISTINGS } from '../../../catalogue/data.js';
import { catalogue } from './milestones.catalogue.js';
import { milestonesQuery } from './milestones.queries.js';

export type MilestonesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: GigMilestones };

type Step = 'accept' | 'decline' | 'withdraw';

/** Milestones of a gig, and the actions of its two sides on a proposal. */
export interface MilestonesControl {
  readonly state: MilestonesState;
  readonly onStep: (to: { step: Step; planId: string }) => void;
  /** Action being sent. */
  readonly taking: Step | null;
  readonly problem: CallProblem | null;
  /** True while the worker is writing the reason for declining. */
  readonly declining: boolean;
  readonly onDeclining: (change: { open: boolean }) => void;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly reasonMissing: boolean;
}

/** Loads and answers the milestones of a gig. A typed reason is stored on the device until it is sent. */
export function useMilestones(id: string): MilestonesControl {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const query = useQuery(milestonesQuery(client, id));
  const { values, onChange, forget } = usePersistedForm(`milestones-no-${id}`, { reason: '' });
  const [declining, setDeclining] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = values.reason.trim() === '';
  const take = useMutation({
    async mutationFn({ step, planId }: { step: Step; planId: string }) {
      switch (step) {
        case 'accept':
          return (await client.milestones.accept({ id, planId })).data;
        case 'decline':
          return (await client.milestones.decline({ id, planId, reason: values.reason })).data;
        case 'withdraw':
          return (await client.milestones.withdraw({ id, planId })).data;
        default:
          return step satisfies never;
      }
    },
    onSuccess(data, { step }) {
      queries.setQueryData(milestonesQuery(client, id).queryKey, data);
      setDeclining(false);
      setTried(false);
      if (step === 'decline') forget();
      const announcements = { accept: t.accepted, decline: t.declined, withdraw: t.withdrawn };
      toast({ tone: 'success', title: announcements[step] });
      return queries.invalidateQueries({ queryKey: LISTINGS });
    },
    onError(error) {
      // Replaced meanwhile: refetches to show the current proposal.
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: LISTINGS });
    },
  });
  return {
    state: stateOf(),
    onStep({ step, planId }) {
      setTried(step === 'decline');
      if ((step !== 'decline' || !missing) && !take.isPending) take.mutate({ step, planId });
    },
    taking: take.isPending ? take.variables.step : null,
    problem: take.isError ? callProblem(take.error) : null,
    declining,
    onDeclining({ open }) {
      setDeclining(open);
      setTried(false);
      take.reset();
    },
    reason: values.reason,
    onReason: (reason) => onChange({ reason }),
    reasonMissing: tried && missing,
  };

  function stateOf(): MilestonesState {
    if (query.data !== undefined) return { status: 'ready', data: query.data };
    if (query.isPending) return { status: 'loading' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}
