import {
  ApiError,
  OTP_LENGTH,
  OTP_RESEND_AFTER,
  SECOND,
  STUDENT_VERIFICATION_DUE,
} from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  callProblem,
  useClient,
  useClock,
  useFailureText,
  useMessages,
  useSessionPort,
  useUser,
  type CallProblem,
} from '../../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';

/** State of the viewer's verification and its yearly renewal. */
export type StudentVerificationState =
  /** Session not loaded yet, or no member. */
  | { readonly status: 'unknown' }
  /** Valid, not due yet. `until` is an ISO date, as in all states. */
  | { readonly status: 'verified'; readonly until: string }
  /** Due: the verification ends within 30 days, or has lapsed. */
  | {
      readonly status: 'due' | 'lapsed';
      readonly until: string;
      readonly email: string;
      readonly sending: boolean;
      readonly problem: CallProblem | null;
      readonly onSend: () => void;
    }
  /** Code sent by email. */
  | {
      readonly status: 'code';
      readonly email: string;
      readonly code: string;
      /** Updates the code. Submits it with the last digit. */
      readonly onCodeChange: (code: string) => void;
      readonly onVerify: () => void;
      readonly verifying: boolean;
      readonly problem: CallProblem | null;
      /** Number of wrong codes. A change clears the code boxes. */
      readonly attempt: number;
      /** Seconds until a new code can be requested. 0 when allowed. */
      readonly wait: number;
      readonly onResend: () => void;
      readonly resending: boolean;
    }
  | { readonly status: 'done'; readonly until: string };

/** Manages the student's verification and its renewal by a code to the university email address. */
export function useStudentVerification(): StudentVerificationState {
  const client = useClient();
  const session = useSessionPort();
  const queries = useQueryClient();
  const clock = useClock();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const user = useUser();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [wait, pause] = useCountdown(sent);

  const send = useMutation({
    mutationFn: () => client.auth.sendStudentCode({}),
    onSuccess() {
      pause(OTP_RESEND_AFTER);
      setProblem(null);
      if (sent) toast({ tone: 'success', title: t.resent });
      setSent(true);
    },
    onError(error) {
      // A code sent less than a minute ago, before the page was opened, is still valid.
      if (!sent && error instanceof ApiError && error.code === 'resend_too_soon') {
        pause((error.retryAfter ?? 60) * SECOND);
        setSent(true);
      } else if (sent) toast({ tone: 'danger', title: failureText(error, t.resendFailed) });
      else setProblem(callProblem(error));
    },
  });
  const prove = useMutation({
    mutationFn: async (otp: string) => (await client.auth.proveStudent({ otp })).data,
    onSuccess(proved) {
      session.update(proved);
      // Refetches everything that shows the verification mark.
      void queries.invalidateQueries();
    },
    onError(error) {
      setCode('');
      setAttempt((count) => count + 1);
      setProblem(callProblem(error));
    },
  });

  if (user === null) return { status: 'unknown' };
  const { email } = user;
  if (prove.isSuccess) return { status: 'done', until: prove.data.verifiedUntil };
  if (sent) {
    return {
      status: 'code',
      email,
      code,
      onCodeChange(value) {
        setCode(value);
        if (value !== '') setProblem(null);
        if (value.length === OTP_LENGTH && !prove.isPending) prove.mutate(value);
      },
      onVerify() {
        if (code.length === OTP_LENGTH && !prove.isPending) prove.mutate(code);
      },
      verifying: prove.isPending,
      problem,
      attempt,
      wait,
      onResend: () => send.mutate(),
      resending: send.isPending,
    };
  }
  const until = user.verifiedUntil;
  const due = Date.parse(until) - clock.now().getTime() <= STUDENT_VERIFICATION_DUE;
  if (user.isVerified && !due) return { status: 'verified', until };
  return {
    status: user.isVerified ? 'due' : 'lapsed',
    until,
    email,
    sending: send.isPending,
    problem,
    onSend() {
      setProblem(null);
      send.mutate();
    },
  };
}

/** Counts the seconds left of a pause while it runs. */
function useCountdown(runs: boolean): [number, (milliseconds: number) => void] {
  const clock = useClock();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(
    () => (runs ? clock.every(SECOND, () => setNow(clock.now().getTime())) : undefined),
    [runs, clock],
  );
  const pause = (milliseconds: number) => {
    const from = clock.now().getTime();
    setNow(from);
    setUntil(from + milliseconds);
  };
  return [Math.max(0, Math.ceil((until - now) / SECOND)), pause];
}
