import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { workCatalogue } from './work.catalogue.js';

export interface Apply {
  readonly onWithdraw: () => void;
  readonly withdrawing: boolean;
}

/** Taking an application back, or the task that came of it. */
export function useApply(id: string): Apply {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(workCatalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const withdraw = useMutation({
    mutationFn: () => client.applications.withdraw({ id }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['hives'] });
      toast({ tone: 'success', title: t.withdrawn });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.withdrawFailed) }),
  });
  return { onWithdraw: () => withdraw.mutate(), withdrawing: withdraw.isPending };
}
