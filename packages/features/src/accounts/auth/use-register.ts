import { ApiError } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  callProblem,
  formError,
  useCampus,
  useClient,
  useClock,
  useMessages,
  useNavigation,
  useSession,
  useStorage,
  type CallProblem,
} from '../../kernel/index.js';
import { usePersistedHookForm } from '../../shared/hooks/use-persisted-hook-form.js';
import { comingFrom } from '../parts/coming-from.js';
import { useAfterSignIn } from '../parts/use-after-sign-in.js';
import { catalogue } from './auth.catalogue.js';
import { useAmbassador } from './registration/use-ambassador.js';
import { useClosedUniversity } from './registration/use-closed-university.js';
import { rule } from './auth-schemas.js';
import { emailOf, registerSchema, type RegisterValues } from './register-schema.js';
import type { WaitingStudent } from '../parts/waiting-list/use-waiting-list.js';
import { newAttempt, writeCredentials } from '../parts/credentials.js';

/** Form of the registration. */
export interface Register {
  /** Return path, for the link to the login. */
  readonly from: string | undefined;
  readonly form: UseFormReturn<RegisterValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** Short name of the chosen university while it is not open yet; null otherwise. It needs no password. */
  readonly closed: string | null;
  /** Student who joins the waiting list; null while the form is shown. */
  readonly waiting: WaitingStudent | null;
  /** Returns from the waiting list to the form. */
  readonly onBack: () => void;
}

/** Form field of each field of the server. */
const FIELDS: Readonly<Record<string, keyof RegisterValues>> = {
  name: 'fullName',
  email: 'emailUsername',
  password: 'password',
  university: 'university',
};

const STORED_FIELDS = ['fullName', 'university', 'emailUsername', 'emailDomain'] as const;

/** Registers a student and opens the page for the code. `by` is the code of an ambassador. */
export function useRegister(from: string | undefined, by?: string): Register {
  const client = useClient();
  const storage = useStorage();
  const navigation = useNavigation();
  const clock = useClock();
  const t = useMessages(catalogue);
  const campus = useCampus();
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [waiting, setWaiting] = useState<WaitingStudent | null>(null);
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(registerSchema(campus)),
    defaultValues: {
      fullName: '',
      university: '',
      emailUsername: '',
      emailDomain: '',
      password: '',
      confirmPassword: '',
    },
  });
  // Kept through a reload, and for a user who returns from the code to correct the address.
  usePersistedHookForm('register', form, STORED_FIELDS);
  const ambassador = useAmbassador(by);
  const closed = useClosedUniversity(form.control);
  // A member who returns here is already registered.
  const member = useSession().status === 'member';
  const goOn = useAfterSignIn(from);
  useEffect(() => {
    if (member) goOn();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows the session only
  }, [member]);
  const register = useMutation({
    mutationFn: (values: RegisterValues) =>
      client.auth.register({
        name: values.fullName,
        email: emailOf(campus, values),
        password: values.password,
        university: findUniversity(campus, values.university)?.name,
        by: ambassador(),
        attempt: newAttempt(storage),
      }),
    onSuccess(_answer, values) {
      const email = emailOf(campus, values);
      storage.write('pending-email', email);
      storage.write('code-sent-at', String(clock.now().getTime()));
      writeCredentials(storage, { email, password: values.password });
      toast({ tone: 'success', title: t.registered });
      navigation.go({ to: 'otp', ...comingFrom(from) });
    },
    onError(error, values) {
      if (error instanceof ApiError && error.code === 'university_not_open') {
        const university = findUniversity(campus, values.university)?.displayName ?? '';
        setWaiting({ email: emailOf(campus, values), university });
        return;
      }
      const fieldErrors = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      let shown = false;
      for (const [name, wrong] of fieldErrors) {
        const field = FIELDS[name];
        if (field === undefined) continue;
        // The user typed only the name before the @. The server is stricter about addresses than the form.
        const ownWords = name === 'email' && wrong.code === 'invalid_email';
        const shownError = ownWords ? { message: rule('invalidUsername') } : formError(wrong);
        form.setError(field, shownError, { shouldFocus: true });
        shown = true;
      }
      if (!shown) setProblem(callProblem(error));
    },
  });
  async function wait(university: string): Promise<void> {
    if (!(await form.trigger(['university', 'emailUsername'], { shouldFocus: true }))) return;
    setWaiting({ email: emailOf(campus, form.getValues()), university });
  }
  const send = form.handleSubmit((values) => {
    setProblem(null);
    register.mutate(values);
  });
  return {
    from,
    form,
    closed,
    submitting: register.isPending,
    problem,
    waiting,
    onBack: () => setWaiting(null),
    onSubmit: () => void (closed === null ? send() : wait(closed)),
  };
}
