import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { callProblem, useClient, useMessages, type CallProblem } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { passwordSchema, rule, type PasswordValues } from './settings-schemas.js';
import { sessionsQuery } from './settings.queries.js';

export interface PasswordForm {
  readonly form: UseFormReturn<PasswordValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password, which logs out all other devices. */
export function usePasswordChange(): PasswordForm {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(passwordSchema),
    defaultValues: EMPTY,
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
      client.auth.changePassword({ currentPassword, newPassword }),
    onSuccess() {
      form.reset(EMPTY);
      toast({ tone: 'success', title: t.passwordChanged });
      return queries.invalidateQueries({ queryKey: sessionsQuery(client).queryKey });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'password_wrong') {
        return form.setError('currentPassword', { message: rule('passwordWrong') }, { shouldFocus: true });
      }
      if (error instanceof ApiError && error.fieldErrors['newPassword'] !== undefined) {
        return form.setError('newPassword', { message: rule('passwordCommon') }, { shouldFocus: true });
      }
      setProblem(callProblem(error));
    },
  });
  return {
    form,
    submitting: change.isPending,
    problem,
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      change.mutate(values);
    }),
  };
}
