import type { WebhookDelivery } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { catalogue } from './partners.catalogue.js';
import { deliveriesQuery } from './partners.queries.js';
import { toListState, type ListState } from '../use-list.js';

export interface Deliveries {
  readonly state: ListState<WebhookDelivery>;
  readonly onRefresh: () => void;
  readonly onResend: (delivery: WebhookDelivery) => void;
  /** Id of the delivery being resent. */
  readonly resending: string | null;
}

/** Loads the deliveries of a webhook. */
export function useDeliveries(webhookId: string): Deliveries {
  const client = useClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const failureText = useFailureText();
  const query = useInfiniteQuery(deliveriesQuery(client, webhookId));
  const resend = useMutation({
    mutationFn: ({ id }: WebhookDelivery) => client.webhooks.resend({ id }),
    onSuccess: () => void toast({ tone: 'success', title: t.resent }),
    onError: (error) => void toast({ tone: 'danger', title: failureText(error, t.saveFailed) }),
    onSettled: () => query.refetch(),
  });
  return {
    state: toListState(query),
    onRefresh: () => void query.refetch(),
    onResend: (delivery) => resend.mutate(delivery),
    resending: resend.isPending ? resend.variables.id : null,
  };
}
