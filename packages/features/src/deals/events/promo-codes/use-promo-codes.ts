import type { PromoCode } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../../../kernel/index.js';
import { promoCodesQuery } from '../events.queries.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';

export type PromoCodesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly codes: readonly PromoCode[] };

export interface PromoCodes {
  readonly state: PromoCodesState;
  /** Code of the current or last confirmation. */
  readonly codeToEnd: PromoCode | null;
  readonly asking: boolean;
  readonly onAsk: (code: PromoCode | null) => void;
  readonly onEnd: () => void;
  readonly ending: boolean;
}

/** Loads the promo codes of the viewer's event, and ends them. */
export function usePromoCodes(id: string): PromoCodes {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(promoCodesCatalogue);
  const { toast } = useToast();
  const [requested, setRequested] = useState<PromoCode | null>(null);
  const [asking, setAsking] = useState(false);
  const codesQuery = promoCodesQuery(client, id);
  const query = useQuery(codesQuery);
  const end = useMutation({
    mutationFn: async (codeId: string) => (await client.promoCodes.end({ id, codeId })).data,
    onSuccess(codes) {
      queries.setQueryData(codesQuery.queryKey, codes);
      toast({ tone: 'success', title: t.ended });
      setAsking(false);
    },
    onError: () => toast({ tone: 'danger', title: t.endFailed }),
  });
  return {
    state: stateOf(),
    codeToEnd: requested,
    asking,
    onAsk(code) {
      // Keeps the code in the dialog's text while the dialog closes.
      if (code !== null) setRequested(code);
      setAsking(code !== null);
    },
    onEnd() {
      if (requested !== null && !end.isPending) end.mutate(requested.id);
    },
    ending: end.isPending,
  };

  function stateOf(): PromoCodesState {
    if (query.data !== undefined) return { status: 'ready', codes: query.data };
    return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
  }
}
