import { isMissing, type LessonSeries } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useNavigation } from '../../kernel/index.js';
import { seriesQuery } from '../parts/series/index.js';
import { catalogue } from './series.catalogue.js';

/** States of the page of a series. */
export type SeriesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly series: LessonSeries };

/** Series of lessons, with its actions. */
export interface SeriesPage {
  readonly state: SeriesState;
  /** Opens the conversation about the tutor's listing. */
  readonly onMessage: () => void;
  readonly opening: boolean;
}

/** Loads a weekly series of the viewer, as student or tutor. */
export function useSeriesPage(id: string): SeriesPage {
  const client = useClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const navigation = useNavigation();
  const { toast } = useToast();
  const query = useQuery(seriesQuery(client, id));
  const open = useMutation({
    mutationFn: ({ role, student, tutor, hiveId }: LessonSeries) =>
      client.threads.open({ recipientId: (role === 'student' ? tutor : student).id, hiveId }),
    onSuccess: ({ data }) => navigation.go({ to: 'conversation', id: data.id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.failed) }),
  });
  return {
    state: stateOf(),
    onMessage() {
      if (query.data !== undefined) open.mutate(query.data);
    },
    opening: open.isPending,
  };

  function stateOf(): SeriesState {
    if (query.data !== undefined) return { status: 'ready', series: query.data };
    if (query.isPending) return { status: 'loading' };
    return isMissing(query.error)
      ? { status: 'missing' }
      : { status: 'failed', retry: () => void query.refetch() };
  }
}
