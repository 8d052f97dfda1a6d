import type { Listing, SoldTogether } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { LISTINGS } from '../data.js';
import { catalogue } from './my-listings.catalogue.js';

/** Selection of listings to mark as sold together. */
export interface Selection {
  /** Selected ids. Null outside selection mode. */
  readonly ids: ReadonlySet<string> | null;
  readonly onStart: () => void;
  readonly onToggle: (listing: Listing) => void;
  readonly onCancel: () => void;
  readonly onMarkSold: () => void;
  readonly marking: boolean;
  /** Listings refused by the last attempt, with reasons. */
  readonly refused: SoldTogether['refused'];
}

/** Selects several listings and marks them as sold at once. */
export function useSelection(): Selection {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const [refused, setRefused] = useState<SoldTogether['refused']>([]);
  const mark = useMutation({
    mutationFn: async (chosen: readonly string[]) => (await client.hives.markSold({ ids: [...chosen] })).data,
    async onSuccess({ sold, refused: others }) {
      setIds(null);
      setRefused(others);
      if (sold.length > 0) toast({ tone: 'success', title: t.soldTogether(sold.length) });
      await queries.invalidateQueries({ queryKey: LISTINGS });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.moveFailed) }),
  });
  return {
    ids,
    onStart() {
      setRefused([]);
      setIds(new Set());
    },
    onToggle({ id }) {
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    onCancel: () => setIds(null),
    onMarkSold() {
      if (ids !== null && ids.size > 0) mark.mutate([...ids]);
    },
    marking: mark.isPending,
    refused,
  };
}
