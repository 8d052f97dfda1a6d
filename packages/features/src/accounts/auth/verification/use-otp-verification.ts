import { OTP_LENGTH, OTP_RESEND_AFTER, SECOND } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  callProblem,
  useClient,
  useClock,
  useNavigation,
  useSessionPort,
  useStorage,
  type CallProblem,
} from '../../../kernel/index.js';
import { useAuthFailure } from '../use-auth-failure.js';
import { useStartSession } from '../use-keep-session.js';
import { attemptOf, readCredentials } from '../../parts/credentials.js';
import { comingFrom } from '../../parts/coming-from.js';
import { useAfterSignIn } from '../../parts/use-after-sign-in.js';
import { useStepWords } from '../use-step-words.js';

const REDIRECT_AFTER = 2 * SECOND;

/** Form for the code of a mail. */
export interface OtpVerification {
  /** Return path, for the link back to the registration. */
  readonly from: string | undefined;
  readonly email: string;
  readonly code: string;
  /** Submits the code with its last digit. */
  readonly onCodeChange: (code: string) => void;
  readonly onVerify: () => void;
  readonly status: 'typing' | 'verifying' | 'verified';
  readonly problem: CallProblem | null;
  /** Seconds until a new code can be requested; 0 when it can. */
  readonly wait: number;
  readonly onResend: () => void;
  readonly resending: boolean;
  /** Number of wrong codes, which resets the boxes. */
  readonly attempt: number;
}

/** Verifies the email address. Without a pending address, redirects. */
export function useOtpVerification(from: string | undefined): OtpVerification {
  const client = useClient();
  const session = useSessionPort();
  const storage = useStorage();
  const navigation = useNavigation();
  const clock = useClock();
  const t = useStepWords();
  const resendFailure = useAuthFailure('resend');
  const { toast, dismiss } = useToast();
  const [email] = useState(() => storage.read('pending-email') ?? '');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [wait, restartWait] = useCountdown();

  const goOn = useAfterSignIn(from);
  const startSession = useStartSession();
  useEffect(() => {
    if (email !== '') return;
    if (session.state().status === 'member') goOn();
    else navigation.go({ to: 'register', ...comingFrom(from) }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that was brought
  }, [email]);

  const verify = useMutation({
    // Starts the session immediately, so that a reload during the success message keeps it.
    mutationFn: (otp: string) =>
      startSession(client.auth.verifyOtp({ email, otp, attempt: attemptOf(storage) }), { email }),
    onSuccess() {
      storage.write('pending-email', null);
      storage.write('registration-attempt', null);
      storage.write('ambassador', null);
      storage.write('code-sent-at', null);
      storage.write('slot:register', null);
      // Dismisses the form's toast about the pending verification.
      dismiss();
      toast({ tone: 'success', title: t.otpSuccess });
      clock.after(REDIRECT_AFTER, () => {
        // With the password still in memory, the login form continues. After a reload, the code's session is enough.
        if (readCredentials(storage)?.email !== email) return goOn();
        navigation.go({ to: 'login', ...comingFrom(from) }, { replace: true });
      });
    },
    onError(error) {
      setCode('');
      setAttempt((count) => count + 1);
      setProblem(callProblem(error));
    },
  });
  const resend = useMutation({
    mutationFn: () => client.auth.resendOtp({ email, attempt: attemptOf(storage) }),
    onSuccess() {
      restartWait();
      setProblem(null);
      toast({ tone: 'success', title: t.resent });
    },
    onError: (error) =>
      toast({ tone: 'danger', title: resendFailure(error, t.resendFailed, t.resendFailedBare) }),
  });
  function submit(otp: string): void {
    if (!verify.isPending && !verify.isSuccess) verify.mutate(otp);
  }

  return {
    from,
    email,
    code,
    attempt,
    onCodeChange(value) {
      setCode(value);
      if (value !== '') setProblem(null);
      if (value.length === OTP_LENGTH) submit(value);
    },
    onVerify() {
      if (code.length === OTP_LENGTH) submit(code);
      else toast({ tone: 'danger', title: t.otpShort });
    },
    status: verify.isSuccess ? 'verified' : verify.isPending ? 'verifying' : 'typing',
    problem,
    wait,
    onResend: () => resend.mutate(),
    resending: resend.isPending,
  };
}

/** Seconds left of the pause between two codes, continued after a reload. */
function useCountdown(): [number, () => void] {
  const clock = useClock();
  const storage = useStorage();
  const [until, setUntil] = useState(() => {
    const sentAt = Number(storage.read('code-sent-at') ?? clock.now().getTime());
    return sentAt + OTP_RESEND_AFTER;
  });
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => clock.every(SECOND, () => setNow(clock.now().getTime())), [clock]);
  const restart = () => {
    const sentAt = clock.now().getTime();
    storage.write('code-sent-at', String(sentAt));
    setNow(sentAt);
    setUntil(sentAt + OTP_RESEND_AFTER);
  };
  return [Math.max(0, Math.ceil((until - now) / SECOND)), restart];
}
