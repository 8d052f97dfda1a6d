import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { LISTINGS } from '../../../catalogue/data.js';
import { workCatalogue } from './work.catalogue.js';

export interface Apply {
  readonly onWithdraw: () => void;
  readonly withdrawing: boolean;
  /** Whether the form opens initially, because the page was opened to apply. */
  readonly isOpen: boolean;
  readonly onDecline: () => void;
  readonly declining: boolean;
}

/** Withdraws an application, gives up an assigned task, or declines an invitation. */
export function useApply(id: string, requested: boolean): Apply {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(workCatalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const withdraw = useMutation({
    mutationFn: () => client.applications.withdraw({ id }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: LISTINGS });
      toast({ tone: 'success', title: t.withdrawn });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.withdrawFailed) }),
  });
  const decline = useMutation({
    mutationFn: () => client.invitations.decline({ id }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: LISTINGS });
      toast({ tone: 'success', title: t.declinedInvitation });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.declineFailed) }),
  });
  return {
    onWithdraw: () => withdraw.mutate(),
    withdrawing: withdraw.isPending,
    isOpen: requested,
    onDecline: () => decline.mutate(),
    declining: decline.isPending,
  };
}
