import { isMissing, RENEW_WANTED_EVERY, type Listing, type Wanted } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useClock, useFailureText, useMessages, useUser } from '../../kernel/index.js';
import { WANTED } from '../data.js';
import { wantedAnswersQuery, wantedPostQuery } from './wanted.queries.js';
import { catalogue } from './wanted.catalogue.js';

/** Answers to a wanted post: loading, failed or ready. */
export type AnswersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly listings: readonly Listing[] };

/** States of the page of a wanted post. */
export type WantedPostState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly post: Wanted;
      readonly isOwn: boolean;
      /** Viewer without an account, who can answer after login. */
      readonly isVisitor: boolean;
      /** All answers for the author of the post, the viewer's own for others. */
      readonly answers: AnswersState;
      readonly onClose: () => void;
      readonly onRenew: () => void;
      /** Action in progress, or null. */
      readonly acting: 'close' | 'renew' | null;
      /** Whether the post can be renewed now. */
      readonly isRenewable: boolean;
    };

/** State of the page once its post is loaded. */
export type ReadyWantedPost = Extract<WantedPostState, { status: 'ready' }>;

/** Loads a wanted post and manages its author's actions. */
export function useWantedPost(id: string): WantedPostState {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const user = useUser();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useQuery(wantedPostQuery(client, id));
  const answers = useQuery({
    ...wantedAnswersQuery(client, id),
    enabled: query.data !== undefined && user !== null,
  });
  const act = useMutation({
    mutationFn: async (action: 'close' | 'renew') => (await client.wanted[action]({ id })).data,
    onSuccess(post, action) {
      queries.setQueryData(wantedPostQuery(client, id).queryKey, post);
      void queries.invalidateQueries({ queryKey: WANTED });
      toast({ tone: 'success', title: action === 'close' ? t.closed : t.renewed });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.changeFailed) }),
  });
  if (query.data === undefined) {
    if (query.isPending) return { status: 'loading' };
    return isMissing(query.error)
      ? { status: 'missing' }
      : { status: 'failed', retry: () => void query.refetch() };
  }
  const post = query.data;
  const since = Date.parse(post.renewedAt ?? post.createdAt);
  return {
    status: 'ready',
    post,
    isOwn: post.postedById === user?.id,
    isVisitor: user === null,
    answers: answersOf(answers),
    onClose: () => act.mutate('close'),
    onRenew: () => act.mutate('renew'),
    acting: act.isPending ? act.variables : null,
    isRenewable:
      post.status === 'ended' ||
      post.status === 'closed' ||
      (post.status === 'open' && since + RENEW_WANTED_EVERY <= clock.now().getTime()),
  };
}

function answersOf(query: {
  data: Listing[] | undefined;
  isPending: boolean;
  refetch: () => unknown;
}): AnswersState {
  if (query.data !== undefined) return { status: 'ready', listings: query.data };
  return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
}
