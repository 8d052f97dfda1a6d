import { ApiError, SECOND } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  callProblem,
  formError,
  useClient,
  useClock,
  useNavigation,
  type CallProblem,
} from '../../../kernel/index.js';
import { resetSchema, type ResetValues } from './reset-schema.js';
import { useStepWords } from '../use-step-words.js';

const REDIRECT_AFTER = 2 * SECOND;

/** Form for a new password. */
export interface ResetPassword {
  readonly form: UseFormReturn<ResetValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** True after the server has rejected the link. */
  readonly linkInvalid: boolean;
}

/** Sets a new password with the mailed link, then opens the login page. */
export function useResetPassword(token: string, email: string): ResetPassword {
  const client = useClient();
  const navigation = useNavigation();
  const clock = useClock();
  const t = useStepWords();
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(resetSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const reset = useMutation({
    mutationFn: ({ newPassword }: ResetValues) => client.auth.resetPassword({ email, token, newPassword }),
    onSuccess() {
      toast({ tone: 'success', title: t.resetDone });
      clock.after(REDIRECT_AFTER, () => navigation.go({ to: 'login' }, { replace: true }));
    },
    onError(error) {
      const wrong = error instanceof ApiError ? error.fieldErrors['newPassword'] : undefined;
      if (wrong === undefined) setProblem(callProblem(error));
      else form.setError('newPassword', formError(wrong), { shouldFocus: true });
    },
  });
  return {
    form,
    submitting: reset.isPending || reset.isSuccess,
    problem,
    linkInvalid: reset.error instanceof ApiError && reset.error.code === 'reset_link_invalid',
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      reset.mutate(values);
    }),
  };
}
