import { OTP_LENGTH, OTP_RESEND_AFTER } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useClock, type CallProblem } from '../../../kernel/index.js';

/** Code by text message instead of a late mail. */
export interface TextRecovery {
  /** Time in ms since 1970 from which a code can be requested. */
  readonly sendAt: number;
  /** True once a code was requested. */
  readonly sent: boolean;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly code: string;
  /** Updates the code. Submits it with the last digit. */
  readonly onCodeChange: (code: string) => void;
  /** Number of wrong codes. A change clears the code boxes. */
  readonly attempt: number;
  readonly problem: CallProblem | null;
  readonly proving: boolean;
  readonly onProve: () => void;
}

/** Requests a code by text message, and exchanges it for the credentials of a new password. */
export function useTextRecovery(
  email: string,
  onRecovered: (reset: { readonly email: string; readonly token: string }) => void,
): TextRecovery {
  const client = useClient();
  const clock = useClock();
  const [sendAt, setSendAt] = useState(() => clock.now().getTime() + OTP_RESEND_AFTER);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const send = useMutation({
    mutationFn: () => client.auth.textRecoveryCode({ email }),
    onSuccess() {
      setProblem(null);
      setSendAt(clock.now().getTime() + OTP_RESEND_AFTER);
    },
    onError: (error) => setProblem(callProblem(error)),
  });
  const prove = useMutation({
    mutationFn: async (otp: string) => (await client.auth.proveRecoveryCode({ email, otp })).data,
    onSuccess: onRecovered,
    onError(error) {
      setCode('');
      setAttempt((count) => count + 1);
      setProblem(callProblem(error));
    },
  });
  const submit = (otp: string) => {
    if (otp.length === OTP_LENGTH && !prove.isPending) prove.mutate(otp);
  };
  return {
    ...{ sendAt, code, attempt, problem },
    sent: send.isSuccess || send.submittedAt > 0,
    sending: send.isPending,
    onSend: () => send.mutate(),
    onCodeChange(value) {
      setCode(value);
      if (value !== '') setProblem(null);
      submit(value);
    },
    proving: prove.isPending,
    onProve: () => submit(code),
  };
}
