import { ApiError } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useCampus, useClient, useClock, useFieldText, useMessages, useNavigation, useSession, useSessionPort } from '../kernel/index.js';
import { useKeptForm } from '../shared/use-kept-form.js';
import { catalogue } from './auth.catalogue.js';
import { useAuthFailure } from './use-auth-failure.js';
import { emailOf, registerSchema, type RegisterValues } from './register-schema.js';
import { newAttempt, writeCredentials } from '../shared/credentials.js';

export interface Register {
  readonly form: UseFormReturn<RegisterValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: string | null;
}

/** The server's fields, as the form calls them. */
const FIELDS: Readonly<Record<string, keyof RegisterValues>> = {
  name: 'fullName',
  email: 'emailUsername',
  password: 'password',
  university: 'university',
};

const KEPT = ['fullName', 'university', 'emailUsername', 'emailDomain'] as const;

/** Asks to join, and leads on to the code. */
export function useRegister(): Register {
  const client = useClient();
  const { notes } = useSessionPort();
  const navigation = useNavigation();
  const clock = useClock();
  const words = useMessages(catalogue);
  const campus = useCampus();
  const failureText = useAuthFailure('register');
  const fieldText = useFieldText();
  const { toast } = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(registerSchema(campus, words)),
    defaultValues: {
      fullName: '',
      university: '',
      emailUsername: '',
      emailDomain: '',
      password: '',
      confirmPassword: '',
    },
  });
  // Still there after a reload, and for whoever comes back from the code to another address.
  useKeptForm('register', form, KEPT);
  // Whoever is signed in, and comes back here, has joined.
  const member = useSession().status === 'member';
  useEffect(() => {
    if (member) navigation.go({ to: 'dashboard' }, { replace: true });
  }, [member, navigation]);
  const register = useMutation({
    mutationFn: (values: RegisterValues) =>
      client.auth.register({
        name: values.fullName,
        email: emailOf(campus, values),
        password: values.password,
        university: findUniversity(campus, values.university)?.name,
        attempt: newAttempt(notes),
      }),
    onSuccess(_answer, values) {
      const email = emailOf(campus, values);
      notes.write('pending-email', email);
      notes.write('code-sent-at', String(clock.now().getTime()));
      writeCredentials(notes, { email, password: values.password });
      toast({ tone: 'success', title: words.registered });
      navigation.go({ to: 'otp' });
    },
    onError(error) {
      const known = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      let shown = false;
      for (const [name, message] of known) {
        const field = FIELDS[name];
        if (field === undefined) continue;
        form.setError(field, { message: fieldText(message) }, { shouldFocus: true });
        shown = true;
      }
      if (!shown) setProblem(failureText(error, words.registerFailed, words.registerFailedBare));
    },
  });
  return {
    form,
    submitting: register.isPending,
    problem,
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      register.mutate(values);
    }),
  };
}
