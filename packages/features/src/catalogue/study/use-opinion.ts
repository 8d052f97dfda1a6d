import type { Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { LISTINGS } from '../data.js';
import { catalogue } from './study.catalogue.js';

/** Viewer's rating of downloaded study material. */
export interface Opinion {
  /** Rating, or null before the first. */
  readonly ownOpinion: boolean | null;
  readonly onRate: (helpful: boolean) => void;
}

/** Manages the rating of study material. Null for viewers who have not downloaded it. */
export function useOpinion({ id, myOpinion }: Listing): Opinion | null {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const rate = useMutation({
    mutationFn: async (helpful: boolean) => (await client.files.rate({ id, helpful })).data,
    // Shows the pressed answer until the listing is refetched.
    onSuccess: () => queries.invalidateQueries({ queryKey: LISTINGS }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.opinionFailed) }),
  });
  if (myOpinion === undefined) return null;
  return {
    ownOpinion: rate.isPending ? rate.variables : myOpinion,
    onRate(helpful) {
      if (!rate.isPending) rate.mutate(helpful);
    },
  };
}
