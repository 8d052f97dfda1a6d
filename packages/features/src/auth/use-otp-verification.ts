import { OTP_LENGTH, OTP_RESEND_AFTER, SECOND } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useNavigation, useSessionPort } from '../kernel/index.js';
import { useAuthFailure } from './use-auth-failure.js';
import { attemptOf, readCredentials } from '../shared/credentials.js';
import { useStepWords } from './use-step-words.js';

const REDIRECT_AFTER = 2 * SECOND;

export interface OtpVerification {
  readonly email: string;
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly onVerify: () => void;
  readonly status: 'typing' | 'verifying' | 'verified';
  readonly problem: string | null;
  /** Seconds until a new code may be asked for; 0 when it may. */
  readonly wait: number;
  readonly onResend: () => void;
  readonly resending: boolean;
  /** Counts wrong codes, so that the boxes can begin anew. */
  readonly attempt: number;
}

/** Proves the address. Without one that waits for its code there is nothing to do here. */
export function useOtpVerification(): OtpVerification {
  const client = useClient();
  const session = useSessionPort();
  const { notes } = session;
  const navigation = useNavigation();
  const clock = useClock();
  const words = useStepWords();
  const failureText = useAuthFailure('verify');
  const resendFailure = useAuthFailure('resend');
  const { toast } = useToast();
  const [email] = useState(() => notes.read('pending-email') ?? '');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [wait, restartWait] = useCountdown();

  useEffect(() => {
    if (email !== '') return;
    const joined = session.state().status === 'member';
    navigation.go({ to: joined ? 'dashboard' : 'register' }, { replace: true });
  }, [email, navigation, session]);

  const verify = useMutation({
    mutationFn: (otp: string) => client.auth.verifyOtp({ email, otp, attempt: attemptOf(notes) }),
    onSuccess({ data }) {
      notes.write('pending-email', null);
      notes.write('registration-attempt', null);
      notes.write('code-sent-at', null);
      notes.write('slot:register', null);
      // At once: whoever reloads while it says so has joined.
      session.signIn(data);
      toast({ tone: 'success', title: words.otpSuccess });
      clock.after(REDIRECT_AFTER, () => {
        // With the password still in memory the login form goes on; after a reload the code's own session is enough.
        const to = readCredentials(notes)?.email === email ? 'login' : 'dashboard';
        navigation.go({ to }, { replace: true });
      });
    },
    onError(error) {
      setCode('');
      setAttempt((count) => count + 1);
      setProblem(failureText(error, words.otpFailed, words.otpFailedBare));
    },
  });
  const resend = useMutation({
    mutationFn: () => client.auth.resendOtp({ email, attempt: attemptOf(notes) }),
    onSuccess() {
      restartWait();
      setProblem(null);
      toast({ tone: 'success', title: words.resent });
    },
    onError: (error) =>
      toast({ tone: 'danger', title: resendFailure(error, words.resendFailed, words.resendFailedBare) }),
  });

  return {
    email,
    code,
    attempt,
    onCodeChange(value) {
      setCode(value);
      if (value !== '') setProblem(null);
    },
    onVerify() {
      if (verify.isPending || verify.isSuccess) return;
      if (code.length === OTP_LENGTH) verify.mutate(code);
      else toast({ tone: 'danger', title: words.otpShort });
    },
    status: verify.isSuccess ? 'verified' : verify.isPending ? 'verifying' : 'typing',
    problem,
    wait,
    onResend: () => resend.mutate(),
    resending: resend.isPending,
  };
}

/** Seconds left of the pause between two codes; goes on where it was after a reload. */
function useCountdown(): [number, () => void] {
  const clock = useClock();
  const { notes } = useSessionPort();
  const [until, setUntil] = useState(() => {
    const sentAt = Number(notes.read('code-sent-at') ?? clock.now().getTime());
    return sentAt + OTP_RESEND_AFTER;
  });
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => clock.every(SECOND, () => setNow(clock.now().getTime())), [clock]);
  const restart = () => {
    const sentAt = clock.now().getTime();
    notes.write('code-sent-at', String(sentAt));
    setNow(sentAt);
    setUntil(sentAt + OTP_RESEND_AFTER);
  };
  return [Math.max(0, Math.ceil((until - now) / SECOND)), restart];
}
