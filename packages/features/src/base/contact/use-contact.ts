import { ApiError } from '@campushive/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { callProblem, formError, useClient, useUser, type CallProblem } from '../../kernel/index.js';
import { usePersistedHookForm } from '../../shared/hooks/use-persisted-hook-form.js';

/** Values of the contact form. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Hidden honeypot field, which only bots fill in. */
  website: string;
}

/** Form of the contact page. */
export interface Contact {
  readonly form: UseFormReturn<ContactValues>;
  readonly status: 'idle' | 'submitting' | 'sent';
  readonly problem: CallProblem | null;
  readonly onSubmit: () => void;
  /** Returns to an empty form. */
  readonly onAgain: () => void;
}

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Contact form. Typed values stay until the server has accepted them. */
export function useContact(): Contact {
  const client = useClient();
  const user = useUser();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<ContactValues>({
    mode: 'onTouched',
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      subject: '',
      message: '',
      website: '',
    },
  });
  // The user may load after the page, when the device has no cached account.
  useEffect(() => {
    if (user === null) return;
    for (const field of ['name', 'email'] as const)
      if (form.getValues(field) === '') form.setValue(field, user[field]);
  }, [form, user]);
  const persisted = usePersistedHookForm('contact', form, FIELDS);
  const send = useMutation({
    mutationFn: (values: ContactValues) => client.contact.send(values),
    onSuccess() {
      form.reset();
      persisted.forget();
    },
    onError(error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      const wrong = FIELDS.filter((field) => fieldErrors[field] !== undefined);
      for (const field of wrong) {
        const fieldError = fieldErrors[field];
        if (fieldError !== undefined) form.setError(field, formError(fieldError));
      }
      const [first] = wrong;
      if (first === undefined) setProblem(callProblem(error));
      else form.setFocus(first);
    },
  });
  return {
    form,
    status: send.isPending ? 'submitting' : send.isSuccess ? 'sent' : 'idle',
    problem,
    onSubmit() {
      setProblem(null);
      void form.handleSubmit((values) => send.mutate(values))();
    },
    onAgain: () => send.reset(),
  };
}
