import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { callProblem, useCampus, useClient, type CallProblem } from '../../../kernel/index.js';
import { forgotSchema, type ForgotValues } from './forgot-schema.js';
import { useStepWords } from '../use-step-words.js';

/** Form that asks for a mail to reset the password. */
export interface ForgotPassword {
  readonly form: UseFormReturn<ForgotValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** Address that was sent a link, if it has an account; null before. */
  readonly sentTo: string | null;
  /** True if the server also sends codes by text message. */
  readonly hasTexts: boolean;
}

/** Returns the form that asks for a mail to reset the password. */
export function useForgotPassword(): ForgotPassword {
  const campus = useCampus();
  const client = useClient();
  const t = useStepWords();
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<ForgotValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(forgotSchema(campus)),
    defaultValues: { email: '' },
  });
  const send = useMutation({
    mutationFn: (values: ForgotValues) => client.auth.forgotPassword(values),
    onSuccess: () => toast({ tone: 'success', title: t.linkSent }),
    onError: (error) => setProblem(callProblem(error)),
  });
  return {
    form,
    submitting: send.isPending,
    problem,
    hasTexts: send.data?.data.textMessages === true,
    sentTo: send.isSuccess ? send.variables.email : null,
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      send.mutate(values);
    }),
  };
}
