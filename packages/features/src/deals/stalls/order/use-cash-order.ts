import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@campushive/ui/toast';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { STALLS } from '../../data.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { stallOrderQuery } from '../parts/stalls.queries.js';

/** Cancellation of an order in cash by its buyer. */
export interface CashCancel {
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  readonly onCancel: () => void;
  readonly cancelling: boolean;
}

/** Manages the cancellation of an order in cash. */
export function useCashOrder(id: string): CashCancel {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: async () => (await client.stallOrders.cancel({ id })).data,
    onSuccess: (order) => queries.setQueryData(stallOrderQuery(client, id).queryKey, order),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.cancelFailed) }),
    onSettled() {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: STALLS });
    },
  });
  return {
    isAsking,
    onAsk: setAsking,
    onCancel() {
      if (!cancel.isPending) cancel.mutate();
    },
    cancelling: cancel.isPending,
  };
}
