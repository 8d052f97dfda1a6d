import type { OfferShown } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { catalogue } from './offers.catalogue.js';
import { useOfferRefresh } from './use-offer-refresh.js';

export type OfferAct = 'accept' | 'decline' | 'withdraw';

export interface OfferControl {
  readonly onAct: (act: OfferAct) => void;
  /** Action being sent. */
  readonly acting: OfferAct | null;
}

/** Answers or withdraws an offer. */
export function useOffer({ id }: OfferShown): OfferControl {
  const client = useClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const refresh = useOfferRefresh();
  const { toast } = useToast();
  const act = useMutation({
    mutationFn: (action: OfferAct) => client.offers[action]({ id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.failed) }),
    // A refusal means that the offer has changed, so it is refetched in every case.
    onSettled: refresh,
  });
  return {
    acting: act.isPending ? act.variables : null,
    onAct(action) {
      if (!act.isPending) act.mutate(action);
    },
  };
}
