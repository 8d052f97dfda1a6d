import { ApiError, type LessonSeries } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { seriesOfQuery, seriesQuery } from '../parts/series/index.js';
import { useNow } from '../../shared/hooks/use-now.js';
import { BOOKINGS, SERIES } from '../data.js';
import { catalogue } from './series.catalogue.js';

/** Change to a series: skip one week, by its number, or end the series. */
export type SeriesChange = { readonly do: 'skip'; readonly number: number } | { readonly do: 'end' };

export interface SeriesControl {
  readonly now: Date;
  /** Change that waits for confirmation, or null. */
  readonly requested: SeriesChange | null;
  readonly onAsk: (change: SeriesChange | null) => void;
  readonly onConfirm: () => void;
  readonly sending: boolean;
}

/** Interval for checking whether a lesson can still be paid, in ms. */
const LOOK_EVERY = 60_000;

/** Skips weeks of a series and ends it. */
export function useSeries(series: LessonSeries, paymentId: string | null): SeriesControl {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [requested, setRequested] = useState<SeriesChange | null>(null);
  const now = useNow(LOOK_EVERY);
  const { id } = series;
  const { queryKey } = paymentId === null ? seriesQuery(client, id) : seriesOfQuery(client, paymentId);
  const change = useMutation({
    mutationFn: async (to: SeriesChange) =>
      (to.do === 'end'
        ? await client.series.end({ id })
        : await client.series.skip({ id, number: to.number })
      ).data,
    onSuccess(latest, to) {
      toast({ tone: 'success', title: to.do === 'end' ? t.endedNow : t.skipped });
      queries.setQueryData(queryKey, latest);
      void queries.invalidateQueries({ queryKey: SERIES });
      void queries.invalidateQueries({ queryKey: BOOKINGS });
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: SERIES });
      toast({ tone: 'danger', title: failureText(error, t.failed) });
    },
    onSettled: () => setRequested(null),
  });
  return {
    now,
    requested,
    onAsk: setRequested,
    onConfirm() {
      if (requested !== null && !change.isPending) change.mutate(requested);
    },
    sending: change.isPending,
  };
}
