import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  callProblem,
  useCampus,
  useClient,
  useClock,
  useMessages,
  useNavigation,
  useSession,
  useSessionPort,
  useStorage,
  type CallProblem,
} from '../../kernel/index.js';
import { comingFrom } from '../parts/coming-from.js';
import { useAfterSignIn } from '../parts/use-after-sign-in.js';
import { catalogue } from './auth.catalogue.js';
import { UnexpectedAnswer, useStartSession } from './use-keep-session.js';
import { useLoginErrorText } from './use-login-error-text.js';
import { usePasskeyLogin, type PasskeyLogin } from './use-passkey-login.js';
import { loginSchema, type LoginValues } from './login-schema.js';
import { attemptOf, newAttempt, readCredentials, writeCredentials } from '../parts/credentials.js';

const REDIRECT_AFTER = 1_000;
const AUTO_LOGIN_AFTER = 500;

/** Form of the log-in. */
export interface Login {
  /** Return path, for the link to the registration. */
  readonly from: string | undefined;
  readonly form: UseFormReturn<LoginValues>;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  /** Error above the button. */
  readonly problem: CallProblem | null;
  readonly passkey: PasskeyLogin;
  /** True when the server ended this page's session. */
  readonly ended: boolean;
}

/** Logs in, automatically after a verified address. Opens `from` or the dashboard. */
export function useLogin(from: string | undefined): Login {
  const campus = useCampus();
  const client = useClient();
  const sessionPort = useSessionPort();
  const storage = useStorage();
  const session = useSession();
  const navigation = useNavigation();
  const clock = useClock();
  const t = useMessages(catalogue);
  const errorText = useLoginErrorText();
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [welcomed, setWelcomed] = useState(false);
  const justSignedIn = useRef(false);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(loginSchema(campus)),
    defaultValues: { email: '', password: '', rememberMe: false },
  });

  const member = session.status === 'member';
  const startSession = useStartSession();
  const goOn = useAfterSignIn(from);
  const login = useMutation({
    onMutate: () => void (justSignedIn.current = true),
    mutationFn: (values: LoginValues) =>
      startSession(
        client.auth.login({
          ...values,
          attempt: attemptOf(storage) ?? newAttempt(storage),
        }),
        { email: values.email, remember: values.rememberMe },
      ),
    onSuccess() {
      storage.write('registration-attempt', null);
      welcome();
    },
    onError(error, { email, password }) {
      justSignedIn.current = false;
      if (error instanceof UnexpectedAnswer) return fail(error);
      const code = error instanceof ApiError && error.code;
      if (code === 'account_suspended') {
        writeCredentials(storage, { email, password });
        return navigation.go({ to: 'suspended' });
      }
      if (code === 'email_unverified') {
        storage.write('pending-email', email);
        storage.write('code-sent-at', String(clock.now().getTime()));
        writeCredentials(storage, { email, password });
        return navigation.go({ to: 'otp', ...comingFrom(from) });
      }
      if (member) goOn();
      else fail(error);
    },
  });

  const passkey = usePasskeyLogin({
    rememberMe: () => form.getValues('rememberMe'),
    onProved: () => void (justSignedIn.current = true),
    onSignedIn: welcome,
    onRefused(error) {
      justSignedIn.current = false;
      fail(error);
    },
  });

  // Read once, because reading deletes it.
  const [credentials] = useState(() => readCredentials(storage));
  const submitted = useRef(false);
  useEffect(() => {
    if (credentials === null || submitted.current) return;
    form.reset({ ...credentials, rememberMe: false });
    return clock.after(AUTO_LOGIN_AFTER, () => {
      submitted.current = true;
      writeCredentials(storage, null);
      // The code has already opened a session; a second one would list a device that does not exist.
      if (isSignedIn(credentials.email)) welcome();
      else login.mutate({ ...credentials, rememberMe: false });
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the credentials that were brought
  }, [credentials]);

  // Members are redirected, unless a verified address brought them here.
  useEffect(() => {
    if (member && !justSignedIn.current && credentials === null) goOn();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows the session only
  }, [member]);

  return {
    from,
    form,
    submitting: login.isPending || login.isSuccess || welcomed,
    problem,
    passkey,
    ended: session.status === 'anonymous' && session.ended === true,
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      login.mutate(values);
    }),
  };

  function welcome() {
    setWelcomed(true);
    toast({ tone: 'success', title: t.loginSuccess });
    clock.after(REDIRECT_AFTER, goOn);
  }
  function isSignedIn(email: string): boolean {
    const now = sessionPort.state();
    return now.status === 'member' && now.user.email.toLowerCase() === email.toLowerCase();
  }
  function fail(error: Error) {
    setProblem(callProblem(error));
    toast({ tone: 'danger', title: errorText(error) });
  }
}
