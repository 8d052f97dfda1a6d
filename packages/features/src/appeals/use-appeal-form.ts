import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useMessages, type CallProblem } from '../kernel/index.js';
import { usePersistedForm } from '../shared/use-persisted-form.js';
import { catalogue } from './appeals.catalogue.js';

export interface AppealForm {
  readonly text: string;
  readonly onTextChange: (change: { text: string }) => void;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** It was to be sent without a text. */
  readonly textMissing: boolean;
  /** Why it could not be sent; what was typed stays. */
  readonly problem: CallProblem | null;
  /** It was sent a moment ago: the reader goes on with what is there instead of the form. */
  readonly sent: boolean;
}

export interface AppealFormOptions<T> {
  /** Under which it is kept on the device until it is sent. */
  readonly name: string;
  readonly send: (text: string) => Promise<{ readonly data: T }>;
  /** What is true now. */
  readonly onSent: (data: T) => void;
  /** Another tab was quicker, or there is nothing to appeal against any more: what is on screen is old. */
  readonly onLate: () => void;
}

/** One appeal, from the first word to the server's answer. */
export function useAppealForm<T>({ name, send, onSent, onLate }: AppealFormOptions<T>): AppealForm {
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(name, { text: '' });
  const { text } = values;
  const [tried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(text),
    onSuccess({ data }) {
      forget();
      onSent(data);
      toast({ tone: 'success', title: t.sent });
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409) onLate();
    },
  });
  const empty = text.trim() === '';
  return {
    text,
    onTextChange: (change) => onChange(change),
    onSend() {
      setTried(true);
      if (!empty && !sending.isPending) sending.mutate();
    },
    sending: sending.isPending,
    textMissing: tried && empty,
    problem: sending.isError ? callProblem(sending.error) : null,
    sent: sending.isSuccess,
  };
}
