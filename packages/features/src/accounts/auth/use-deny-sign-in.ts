import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { callProblem, useClient, type CallProblem } from '../../kernel/index.js';
import { useStepWords } from './use-step-words.js';

/** Refusal of a sign-in that the student did not start. */
export interface DenySignIn {
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** True after the server has rejected the link. */
  readonly linkInvalid: boolean;
  /** Credentials for setting a new password, once every device is signed out. */
  readonly reset: { readonly email: string; readonly token: string } | null;
}

/** Reports a sign-in as someone else's, with the link of an email. */
export function useDenySignIn(token: string): DenySignIn {
  const client = useClient();
  const t = useStepWords();
  const { toast } = useToast();
  const deny = useMutation({
    mutationFn: async () => (await client.auth.denySignIn({ token })).data,
    onSuccess: () => void toast({ tone: 'success', title: t.denied }),
  });
  return {
    onSubmit: () => deny.mutate(),
    submitting: deny.isPending,
    problem: deny.error === null ? null : callProblem(deny.error),
    linkInvalid: deny.error instanceof ApiError && deny.error.code === 'reset_link_invalid',
    reset: deny.data ?? null,
  };
}
