import type { Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './study.catalogue.js';

/** Whether study material helped the reader who downloaded it. */
export interface Opinion {
  /** What they said; null before. */
  readonly mine: boolean | null;
  readonly onRate: (helpful: boolean) => void;
}

/** Asks who downloaded study material whether it helped; null for everyone else. */
export function useOpinion({ id, myOpinion }: Listing): Opinion | null {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const rate = useMutation({
    mutationFn: async (helpful: boolean) => (await client.files.rate({ id, helpful })).data,
    // What was pressed stays pressed until the listing says so, too.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['hives'] }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.opinionFailed) }),
  });
  if (myOpinion === undefined) return null;
  return {
    mine: rate.isPending ? rate.variables : myOpinion,
    onRate(helpful) {
      if (!rate.isPending) rate.mutate(helpful);
    },
  };
}
