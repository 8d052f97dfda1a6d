import { ApiError, type Payment } from '@campushive/contract';
import { amountOf } from '@campushive/contract/price-text';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useFailureText,
  useMessages,
  type CallProblem,
} from '../../kernel/index.js';
import { catalogue } from './settlement.catalogue.js';
import { refundProblem, type RefundProblem } from './settlement-amount.js';

/** Settlement actions of both sides of a complaint. */
export type SettlementAct = 'withdraw' | 'concede' | 'accept' | 'decline';

export interface SettlementControl {
  /** Open dialog: the amount, or a confirmation. */
  readonly open: 'propose' | Exclude<SettlementAct, 'decline'> | null;
  readonly onOpen: (action: SettlementControl['open']) => void;
  readonly onAct: (act: SettlementAct) => void;
  /** Action in progress, or null. */
  readonly acting: SettlementAct | null;
  readonly amount: string;
  readonly onAmountChange: (amount: string) => void;
  /** Error in the amount. */
  readonly amountProblem: RefundProblem | null;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Settles a complaint between both sides. `onChanged` receives the changed order. */
export function useSettlement(
  payment: Payment | undefined,
  { onChanged, onStale }: { onChanged: (payment: Payment) => void; onStale: () => void },
): SettlementControl {
  const client = useClient();
  const t = useMessages(catalogue);
  const { currency } = useCampus();
  const failureText = useFailureText();
  const { toast } = useToast();
  const [open, setOpen] = useState<SettlementControl['open']>(null);
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);

  function overtaken(error: unknown) {
    if (error instanceof ApiError && error.status === 409) onStale();
  }
  const act = useMutation({
    mutationFn: async ({
      action,
      id,
      proposalId,
    }: {
      action: SettlementAct;
      id: string;
      proposalId: string;
    }) => {
      switch (action) {
        case 'withdraw':
          return (await client.settlements.withdraw({ id })).data;
        case 'concede':
          return (await client.settlements.concede({ id })).data;
        case 'accept':
          return (await client.settlements.accept({ id, proposalId })).data;
        case 'decline':
          return (await client.settlements.decline({ id, proposalId })).data;
        default:
          return action satisfies never;
      }
    },
    onSuccess(changed, { action }) {
      setOpen(null);
      onChanged(changed);
      if (action !== 'decline') toast({ tone: 'success', title: t.settled });
    },
    onError(error) {
      setOpen(null);
      overtaken(error);
      toast({ tone: 'danger', title: failureText(error, t.failed) });
    },
  });
  const send = useMutation({
    mutationFn: async (id: string) =>
      (await client.settlements.propose({ id, amount: amountOf(amount, currency) ?? 0 })).data,
    onSuccess(changed) {
      setOpen(null);
      setAmount('');
      setTried(false);
      onChanged(changed);
      toast({ tone: 'success', title: t.proposed });
    },
    onError: overtaken,
  });
  const wrong = refundProblem(payment?.amount ?? 0, amount, currency);

  return {
    open,
    onOpen(action) {
      if (act.isPending || send.isPending) return;
      setOpen(action);
      setTried(false);
      send.reset();
    },
    onAct(action) {
      if (payment === undefined || act.isPending) return;
      act.mutate({ action, id: payment.id, proposalId: payment.dispute?.proposal?.id ?? '' });
    },
    acting: act.isPending ? act.variables.action : null,
    amount,
    onAmountChange: setAmount,
    amountProblem: tried ? wrong : null,
    onSend() {
      setTried(true);
      if (payment !== undefined && wrong === null && !send.isPending) send.mutate(payment.id);
    },
    sending: send.isPending,
    problem: send.isError ? callProblem(send.error) : null,
  };
}
