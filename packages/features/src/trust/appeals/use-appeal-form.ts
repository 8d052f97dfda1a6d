import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useMessages, type CallProblem } from '../../kernel/index.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { catalogue } from './appeals.catalogue.js';

/** State and actions of an appeal form. Returned by `useAppealForm`. */
export interface AppealForm {
  readonly text: string;
  readonly onTextChange: (change: { text: string }) => void;
  /** Sends the appeal. Without a text, only sets `textMissing`. */
  readonly onSend: () => void;
  readonly sending: boolean;
  /** True after an attempt to send without a text. */
  readonly textMissing: boolean;
  /** Error of the last attempt. The text is kept. */
  readonly problem: CallProblem | null;
  /** True directly after sending, when focus moves from the form to its replacement. */
  readonly sent: boolean;
}

/** Call and callbacks of an appeal form. `T` is the state that the server returns for a sent appeal. */
export interface AppealFormOptions<T> {
  /** Name under which the device stores the text until it is sent. */
  readonly name: string;
  /** Sends the appeal. Its rejection becomes `problem`. */
  readonly send: (text: string) => Promise<{ readonly data: T }>;
  /** Called with the new state. */
  readonly onSent: (data: T) => void;
  /** Called when the displayed state is stale: another tab was faster, or there is nothing left to appeal against. */
  readonly onLate: () => void;
}

/** Form for one appeal, from the first draft to the server's answer. */
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
