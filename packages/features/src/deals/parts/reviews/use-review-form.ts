import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { USER_REVIEWS } from '../../data.js';
import { catalogue } from './reviews.catalogue.js';
import { orderReviewsQuery } from './reviews.queries.js';

export interface ReviewForm {
  readonly stars: number;
  readonly text: string;
  readonly onStarsChange: (stars: number) => void;
  readonly onTextChange: (change: { value: string }) => void;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Missing values, after the first attempt to send. */
  readonly missing: { readonly stars: boolean; readonly text: boolean };
  /** Error of the last submission. Typed values are kept. */
  readonly problem: CallProblem | null;
}

/** Form for the review of an order. */
export function useReviewForm(paymentId: string, onSent: () => void): ReviewForm {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(`review-${paymentId}`, { stars: 0, text: '' });
  const { stars, text } = values;
  const [tried, setTried] = useState(false);
  const { queryKey } = orderReviewsQuery(client, paymentId);
  const send = useMutation({
    mutationFn: async () => (await client.reviews.create({ id: paymentId, stars, text })).data,
    onSuccess(reviews) {
      forget();
      queries.setQueryData(queryKey, reviews);
      void queries.invalidateQueries({ queryKey: USER_REVIEWS });
      toast({ tone: 'success', title: t.sent });
      onSent();
    },
    onError(error) {
      // Reviewed on another device meanwhile: refetches to show that review.
      if (error instanceof ApiError && error.code === 'already_reviewed') {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
  const starsMissing = stars === 0;
  const textMissing = text.trim() === '';
  return {
    stars,
    text,
    onStarsChange: (stars) => onChange({ stars }),
    onTextChange: ({ value }) => onChange({ text: value }),
    onSend() {
      setTried(true);
      if (!starsMissing && !textMissing && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    missing: { stars: tried && starsMissing, text: tried && textMissing },
    problem: send.isError ? callProblem(send.error) : null,
  };
}
