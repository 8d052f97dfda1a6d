import { ApiError, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { myThingsQuery, wantedAnswersQuery } from '../parts/wanted.queries.js';
import { WANTED } from '../data.js';
import { catalogue } from './wanted.catalogue.js';

export type AnswerState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly listings: readonly Listing[];
      /** Ids of listings that already answer the post. */
      readonly done: ReadonlySet<string>;
      readonly onAnswer: (by: { listing: Listing }) => void;
      /** Id of the listing being sent as an answer. */
      readonly answeringId: string | null;
    };

/** Loads the viewer's open listings that can answer a wanted post. */
export function useAnswer(id: string): AnswerState {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const ownListings = useQuery(myThingsQuery(client));
  const answers = useQuery(wantedAnswersQuery(client, id));
  const answer = useMutation({
    mutationFn: async ({ id: listingId }: Listing) => {
      await client.wanted.answer({ id, listingId });
    },
    onSuccess: () => toast({ tone: 'success', title: t.answerSent }),
    onError(error) {
      // Ignores this error: another tab has already answered.
      const done = error instanceof ApiError && error.code === 'already_answered';
      if (!done) toast({ tone: 'danger', title: failureText(error, t.answerFailed) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: WANTED }),
  });
  if (ownListings.isPending) return { status: 'loading' };
  if (ownListings.data === undefined) return { status: 'failed', retry: () => void ownListings.refetch() };
  if (ownListings.data.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    listings: ownListings.data,
    done: new Set(answers.data?.map((one) => one.id)),
    onAnswer: ({ listing }) => answer.mutate(listing),
    answeringId: answer.isPending ? answer.variables.id : null,
  };
}
