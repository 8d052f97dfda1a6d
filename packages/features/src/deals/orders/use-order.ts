import { HANDOVER_CODE_LENGTH, isMissing, type Payment } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callProblem, useClient, usePaymentChanged, type CallProblem } from '../../kernel/index.js';
import { useMeetup, type MeetupControl } from '../parts/meetups/index.js';
import { NOTIFICATIONS } from '../../base/data.js';
import { useOrderMessage, type OrderMessage } from './use-order-message.js';
import { useOrderProblems, type OrderProblems } from '../disputes/use-order-problems.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';
import { paymentQuery } from '../parts/payment.queries.js';
import { useCompletion, type CompletionControl } from '../completions/use-completion.js';
import { useDelivery, type DeliveryControl } from '../completions/use-delivery.js';
import { useLesson, type LessonControl } from '../lessons/use-lesson.js';
import { useOfflineHandover, type OfflineHandover } from './use-offline-handover.js';
import { useSettlement, type SettlementControl } from '../disputes/use-settlement.js';

/** States of the page of an order. */
export type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly payment: Payment };

/** Order with the actions of its buyer or seller. */
export interface Order {
  readonly state: OrderState;
  readonly code: string;
  /** Updates the code. Submits it with the last digit. */
  readonly onCodeChange: (code: string) => void;
  readonly onHandover: () => void;
  /** Submits the buyer's code from the camera at once. */
  readonly onScanned: (found: { code: string }) => void;
  readonly releasing: boolean;
  /** Reason that the code did not release the money. */
  readonly problem: CallProblem | null;
  readonly problems: OrderProblems;
  /** Message action to the other side, about this listing. */
  readonly message: OrderMessage;
  /** Meeting place and time. */
  readonly meetup: MeetupControl;
  /** Rescheduling of a lesson. */
  readonly lesson: LessonControl;
  /** Delivery of an errand. */
  readonly delivery: DeliveryControl;
  /** Work of a gig. */
  readonly completion: CompletionControl;
  /** Settlement of a complaint. */
  readonly settlement: SettlementControl;
  /** Offline handover. */
  readonly offline: OfflineHandover;
  /** The seller has no payout account yet. */
  readonly needsAccount: boolean;
  /** Number of refused codes. A change clears the code boxes. */
  readonly attempt: number;
}

/** Loads an order and its actions, including the seller's entry of the buyer's code. */
export function useOrder(id: string): Order {
  const client = useClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const query = useQuery(paymentQuery(client, id));
  const account = useQuery({ ...payoutAccountQuery(client), enabled: isToBePaid(query.data) });
  const message = useOrderMessage(query.data);
  const problems = useOrderProblems(id);
  const onChanged = usePaymentChanged();
  const meetup = useMeetup(query.data, {
    onChanged,
    onStale: () => void query.refetch(),
  });
  const lesson = useLesson(query.data, {
    onChanged,
    onStale: () => void query.refetch(),
  });
  const settlement = useSettlement(query.data, {
    onChanged,
    onStale: () => void query.refetch(),
  });
  const delivery = useDelivery(id, query.data, onChanged);
  const completion = useCompletion(id, {
    onChanged,
    onStale: () => void query.refetch(),
  });
  useReadNotices(query.data);
  const offline = useOfflineHandover(id, query.data);
  const handover = useMutation({
    mutationFn: async (shown: string) => (await client.payments.handover({ id, code: shown })).data,
    onSuccess: onChanged,
    onError(error) {
      setCode('');
      setAttempt((count) => count + 1);
      setProblem(callProblem(error));
    },
  });

  return {
    state: stateOf(),
    code,
    attempt,
    needsAccount: isToBePaid(query.data) && account.data?.account === null,
    onCodeChange(value) {
      setCode(value);
      if (value !== '') setProblem(null);
      if (value.length === HANDOVER_CODE_LENGTH && !handover.isPending) handover.mutate(value);
    },
    onHandover() {
      if (code.length === HANDOVER_CODE_LENGTH && !handover.isPending) handover.mutate(code);
    },
    onScanned(found) {
      if (found.code.length > HANDOVER_CODE_LENGTH) return offline.onTake(found.code);
      setCode(found.code);
      setProblem(null);
      if (!handover.isPending) handover.mutate(found.code);
    },
    releasing: handover.isPending,
    problems,
    message,
    meetup,
    lesson,
    delivery,
    completion,
    settlement,
    offline,
    problem,
  };

  function stateOf(): OrderState {
    if (query.data !== undefined) return { status: 'ready', payment: query.data };
    if (query.isPending) return { status: 'loading' };
    if (isMissing(query.error)) return { status: 'missing' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}

const isToBePaid = (payment: Payment | undefined): boolean =>
  payment?.role === 'seller' && ['held', 'released'].includes(payment.orderStatus);

/** Marks notifications about the order as read when its page is open. */
function useReadNotices(payment: Payment | undefined): void {
  const client = useClient();
  const queries = useQueryClient();
  const [id, status] = [payment?.id, payment?.orderStatus];
  useEffect(() => {
    if (id === undefined) return;
    client.notifications
      .markRead({ subjectId: id })
      .then(({ count }) => {
        if (count !== 0) void queries.invalidateQueries({ queryKey: NOTIFICATIONS });
      })
      // Ignores failures: the notifications stay unread.
      .catch(() => undefined);
  }, [client, queries, id, status]);
}
