import type { Stall, StallQueueAbout, StallStep } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { stallKey } from '../../data.js';
import { myStallQuery } from '../parts/stalls.queries.js';
import { stallQueueQuery } from './queue.queries.js';
import { catalogue } from './stall-desk.catalogue.js';
import { useNewOrderSound } from './use-new-order-sound.js';
import { useWaitingSteps } from './use-waiting-steps.js';
import { withSteps, type QueuedOrder } from './waiting-steps.js';

/** States of the queue of a stall. */
export type QueueState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly orders: readonly QueuedOrder[];
      readonly about: StallQueueAbout | null;
    };

/** Queue of a stall. */
export interface StallQueue {
  readonly state: QueueState;
  readonly onStep: (orderId: string, to: StallStep) => void;
  /** Number of taps that wait for the server. */
  readonly waiting: number;
  readonly sound: boolean;
  readonly onSound: (sound: boolean) => void;
  readonly onSwitch: (isOpen: boolean) => void;
  readonly switching: boolean;
}

/** Loads the queue of the viewer's stall. */
export function useStallQueue(stall: Stall): StallQueue {
  const client = useClient();
  const queue = useQuery(stallQueueQuery(client, stall.id));
  const orders = queue.data?.orders;
  const { waiting, ...steps } = useWaitingSteps(
    stall.id,
    (id) => orders?.find((order) => order.id === id)?.number ?? null,
  );
  useNewOrderSound(
    orders?.map(({ id }) => id),
    steps.sound,
  );
  return { state: stateOf(), waiting: waiting.length, ...steps, ...useSwitch(stall) };

  function stateOf(): QueueState {
    if (orders !== undefined)
      return { status: 'ready', orders: withSteps(orders, waiting), about: queue.data?.about ?? null };
    return queue.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void queue.refetch() };
  }
}

/** Opens and closes the stall. The switch moves at once, and back when the server refuses. */
function useSwitch(stall: Stall) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [requested, setRequested] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: async (isOpen: boolean) =>
      (await client.stalls.switch({ id: stall.id, to: isOpen ? 'open' : 'closed' })).data,
    onMutate: setRequested,
    onSuccess(saved) {
      queries.setQueryData(myStallQuery(client).queryKey, saved);
      queries.setQueryData(stallKey(saved.id), saved);
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.switchFailed) }),
    onSettled: () => setRequested(null),
  });
  return {
    onSwitch(isOpen: boolean) {
      if (!change.isPending && requested === null) change.mutate(isOpen);
    },
    switching: change.isPending,
  };
}
