import { ApiError, type TakedownShown } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './appeals.catalogue.js';
import { takedownQuery } from './appeals.queries.js';

export type AppealState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly takedown: TakedownShown };

export interface AppealForm {
  readonly text: string;
  readonly onTextChange: (change: { text: string }) => void;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** What is wrong with the text. */
  readonly textProblem: string | null;
  /** Why it could not be sent; what was typed stays. */
  readonly problem: string | null;
  /** It was sent a moment ago: the reader goes on with what is there instead of the form. */
  readonly sent: boolean;
}

/** Why a listing of mine was taken away, and my one appeal against it. */
export function useAppeal(id: string): { readonly state: AppealState; readonly form: AppealForm } {
  const client = useClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { toast } = useToast();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const query = useQuery(takedownQuery(client, id));
  const send = useMutation({
    mutationFn: () => client.appeals.create({ id, text }),
    onSuccess({ data }) {
      queries.setQueryData(takedownQuery(client, id).queryKey, data);
      toast({ tone: 'success', title: words.sent });
    },
    onError(error) {
      // Another tab was quicker, or the listing is back: what is on screen is old.
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    },
  });
  const empty = text.trim() === '';
  return {
    state: stateOf(),
    form: {
      text,
      onTextChange: (change) => setText(change.text),
      onSend() {
        setTried(true);
        if (!empty && !send.isPending) send.mutate();
      },
      sending: send.isPending,
      textProblem: tried && empty ? words.writeText : null,
      problem: send.isError ? problemOf(send.error) : null,
      sent: send.isSuccess,
    },
  };

  function stateOf(): AppealState {
    if (query.data !== undefined) return { status: 'ready', takedown: query.data };
    if (query.error === null) return { status: 'loading' };
    const { error } = query;
    if (error instanceof ApiError && [404, 422].includes(error.status)) return { status: 'missing' };
    return { status: 'failed', retry: () => void query.refetch() };
  }

  function problemOf(error: Error): string {
    if (error instanceof ApiError && error.code === 'rate_limited') return words.tooMany;
    return failureText(error, words.failedToSend);
  }
}
