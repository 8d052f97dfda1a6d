import { ApiError, type Application, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useNavigation } from '../../kernel/index.js';
import { LISTINGS } from '../../catalogue/data.js';
import { catalogue } from './applicants.catalogue.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { applicantsQuery } from './applicants.queries.js';

/** States of the list of applicants. */
export type ApplicantsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly task: Listing;
      /** Applications, oldest first, after the assigned one. */
      readonly applications: readonly Application[];
      readonly count: number;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Action that waits for confirmation. */
export type Question = { readonly about: Application; readonly to: 'choose' | 'takeBack' } | null;

/** Applicants of a task, with the actions of its poster. */
export interface Applicants {
  readonly state: ApplicantsState;
  readonly question: Question;
  readonly onAsk: (change: { question: Question }) => void;
  readonly onAnswer: () => void;
  readonly busy: boolean;
  readonly onMessage: (to: { application: Application }) => void;
  /** Id of the applicant whose conversation is being opened. */
  readonly openingId: string | null;
}

/** Loads the applicants of the viewer's task and assigns the task to one of them. */
export function useApplicants(id: string): Applicants {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [question, setQuestion] = useState<Question>(null);
  const task = useQuery(listingQuery(client, id));
  const list = useInfiniteQuery(applicantsQuery(client, id));

  const answer = useMutation({
    mutationFn: ({ about, to }: NonNullable<Question>) =>
      to === 'choose'
        ? client.hives.assign({ id, assignedToId: about.applicantId })
        : client.hives.setStatus({ id, status: 'active' }),
    async onSuccess(_, { about, to }) {
      await queries.invalidateQueries({ queryKey: LISTINGS });
      setQuestion(null);
      const name = about.applicant.name ?? t.deletedUser;
      toast({ tone: 'success', title: to === 'choose' ? t.chosen(name) : t.takenBack });
    },
    onError(error) {
      setQuestion(null);
      // Refetched, because the list may be stale: an applicant withdrew, or another tab was faster.
      void queries.invalidateQueries({ queryKey: LISTINGS });
      toast({ tone: 'danger', title: failureText(error, t.chooseFailed) });
    },
  });
  const open = useMutation({
    mutationFn: (application: Application) =>
      client.threads.open({ recipientId: application.applicantId, hiveId: id }),
    onSuccess: ({ data }) => navigation.go({ to: 'conversation', id: data.id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.messageFailed) }),
  });

  return {
    state: stateOf(),
    question,
    onAsk: ({ question: next }) => setQuestion(next),
    onAnswer() {
      if (question !== null) answer.mutate(question);
    },
    busy: answer.isPending,
    onMessage: ({ application }) => open.mutate(application),
    openingId: open.isPending ? open.variables.id : null,
  };

  function stateOf(): ApplicantsState {
    if (task.data !== undefined && list.data !== undefined) {
      const all = list.data.pages.flatMap((page) => page.data);
      const got = all.filter((one) => one.status === 'accepted');
      return {
        status: 'ready',
        task: task.data,
        applications: [...got, ...all.filter((one) => one.status !== 'accepted')],
        count: list.data.pages[0]?.count ?? all.length,
        more: list.hasNextPage ? () => void list.fetchNextPage() : null,
        loadingMore: list.isFetchingNextPage,
      };
    }
    const error = task.error ?? list.error;
    if (error === null) return { status: 'loading' };
    if (error instanceof ApiError && [403, 404, 422].includes(error.status)) return { status: 'missing' };
    return {
      status: 'failed',
      retry() {
        void task.refetch();
        void list.refetch();
      },
    };
  }
}
