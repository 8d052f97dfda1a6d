import { ApiError, type ErrorCode } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useMessages, type CallProblem } from '../../kernel/index.js';
import { MODERATION } from '../data.js';
import { catalogue } from './moderation.catalogue.js';
import type { Confirmed } from './reason-dialog.js';

/** Moderation decision, from the button to the server's response. */
export interface Decision<P> {
  /** Decision that waits for its reason. */
  readonly planned: P | null;
  readonly onDecide: (planned: P) => void;
  readonly onConfirm: (confirmed: Confirmed) => void;
  readonly onCancel: () => void;
  readonly working: boolean;
  readonly problem: CallProblem | null;
}

export interface DecisionOptions<P> {
  decide: (planned: P & Confirmed) => Promise<unknown>;
  /** Error code when another moderator was faster. The list is then refetched. */
  tooLate: ErrorCode;
  /** Query keys to refetch after the decision. */
  changes?: readonly QueryKey[];
}

/** Asks for a reason before sending a decision. */
export function useDecision<P extends object>({
  decide,
  tooLate,
  changes = [],
}: DecisionOptions<P>): Decision<P> {
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [planned, setPlanned] = useState<P | null>(null);
  const decision = useMutation({
    mutationFn: decide,
    onSuccess() {
      setPlanned(null);
      for (const queryKey of [MODERATION, ...changes]) void queries.invalidateQueries({ queryKey });
      toast({ tone: 'success', title: t.done });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === tooLate) {
        void queries.invalidateQueries({ queryKey: MODERATION });
      }
    },
  });
  return {
    planned,
    onDecide(next) {
      decision.reset();
      setPlanned(next);
    },
    onConfirm: (confirmed) => (planned === null ? undefined : decision.mutate({ ...planned, ...confirmed })),
    onCancel: () => setPlanned(null),
    working: decision.isPending,
    problem: decision.isError ? callProblem(decision.error) : null,
  };
}
