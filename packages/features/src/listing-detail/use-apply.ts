import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useClient,
  useFailureText,
  useFieldText,
  useMessages,
  useStorage,
  useUser,
  type CallProblem,
} from '../kernel/index.js';
import { workCatalogue } from './work.catalogue.js';

export interface Apply {
  /** The dialog is open. */
  readonly writing: boolean;
  readonly onWriting: (open: boolean) => void;
  readonly message: string;
  readonly onMessageChange: (change: { message: string }) => void;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** What is wrong with the words themselves. */
  readonly messageError: string | null;
  /** Why it could not be sent. */
  readonly problem: CallProblem | null;
  readonly onWithdraw: () => void;
  readonly withdrawing: boolean;
}

/** Applying for a task, and taking it back. What was typed is kept on the device until it is sent. */
export function useApply(id: string): Apply {
  const client = useClient();
  const queries = useQueryClient();
  const storage = useStorage();
  const words = useMessages(workCatalogue);
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const { toast } = useToast();
  const note = `draft:${useUser()?.id ?? ''}:apply-${id}` as const;
  const [writing, setWriting] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const message = typed ?? storage.read(note) ?? '';
  const [messageError, setMessageError] = useState<string | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['hives'] });

  const send = useMutation({
    mutationFn: () => client.applications.create({ id, message }),
    async onSuccess() {
      keep(null);
      setTyped('');
      await refresh();
      setWriting(false);
      toast({ tone: 'success', title: words.sent });
    },
    onError(error) {
      const ofMessage = error instanceof ApiError ? error.fieldErrors['message'] : undefined;
      if (ofMessage !== undefined) setMessageError(fieldText(ofMessage));
      else setProblem(callProblem(error));
    },
  });
  const withdraw = useMutation({
    mutationFn: () => client.applications.withdraw({ id }),
    async onSuccess() {
      await refresh();
      toast({ tone: 'success', title: words.withdrawn });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, words.withdrawFailed) }),
  });

  function keep(text: string | null) {
    try {
      storage.write(note, text);
    } catch {
      // A full storage must not stop the typing.
    }
  }

  return {
    writing,
    onWriting(open) {
      setProblem(null);
      setMessageError(null);
      setWriting(open);
    },
    message,
    onMessageChange({ message: next }) {
      setTyped(next);
      setMessageError(null);
      keep(next === '' ? null : next);
    },
    onSend() {
      setProblem(null);
      if (message.trim() === '') setMessageError(words.messageRequired);
      else send.mutate();
    },
    sending: send.isPending,
    messageError,
    problem,
    onWithdraw: () => withdraw.mutate(),
    withdrawing: withdraw.isPending,
  };
}
