import {
  ApiError,
  OTP_LENGTH,
  OTP_RESEND_AFTER,
  type SmsState,
  type TextMessages,
} from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useClient,
  useFailureText,
  useFieldText,
  useMessages,
  type CallProblem,
} from '../../kernel/index.js';
import { catalogue } from './text-messages.catalogue.js';
import { textMessagesQuery } from './text-messages.queries.js';

/** State of the viewer's number for text messages. */
export type TextMessagesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The server sends no text messages. */
  | { readonly status: 'unavailable' }
  /** No number, or another one is typed. */
  | {
      readonly status: 'none';
      readonly phone: string;
      readonly onPhoneChange: (phone: string) => void;
      /** Error of the field. */
      readonly error: string | undefined;
      readonly problem: CallProblem | null;
      readonly adding: boolean;
      readonly onAdd: () => void;
    }
  /** A code was texted. */
  | {
      readonly status: 'code';
      readonly maskedPhone: string;
      /** State of the message with the code. */
      readonly codeState: SmsState | null;
      readonly code: string;
      /** Updates the code. Submits it with the last digit. */
      readonly onCodeChange: (code: string) => void;
      /** Number of wrong codes. A change clears the code boxes. */
      readonly attempt: number;
      readonly problem: CallProblem | null;
      readonly proving: boolean;
      readonly onProve: () => void;
      /** Time in ms since 1970 from which a new code can be requested. */
      readonly resendAt: number;
      readonly resending: boolean;
      readonly onResend: () => void;
      readonly onOther: () => void;
    }
  | {
      readonly status: 'proven';
      readonly maskedPhone: string;
      readonly isOn: boolean;
      /** True if the phone answered STOP. */
      readonly isStopped: boolean;
      readonly changing: boolean;
      readonly onChange: (change: { on: boolean }) => void;
      readonly removing: boolean;
      readonly onRemove: () => void;
    };

/** Manages the number for text messages: adding, proving, switching and removing it. */
export function useTextMessages(): TextMessagesState {
  const client = useClient();
  const { queryKey, ...options } = textMessagesQuery(client);
  const query = useQuery({ queryKey, ...options });
  const adding = useAdding();
  const proving = useProving(query.data?.number?.codeSentAt);
  const owning = useOwning();
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  const { available, number } = query.data;
  if (!available) return { status: 'unavailable' };
  if (number === null) return { status: 'none', ...adding };
  const { maskedPhone, codeState, isOn, stoppedAt } = number;
  if (number.isProven)
    return { status: 'proven', maskedPhone, isOn, isStopped: stoppedAt !== null, ...owning };
  return { status: 'code', maskedPhone, codeState, ...proving, onOther: owning.onRemove };
}

/** Returns a function that stores the response of a call. */
function useStored(): (answer: { readonly data: TextMessages }) => void {
  const { queryKey } = textMessagesQuery(useClient());
  const queries = useQueryClient();
  return ({ data }) => void queries.setQueryData(queryKey, data);
}

/** Manages the form of a new number. */
function useAdding() {
  const client = useClient();
  const stored = useStored();
  const fieldText = useFieldText();
  const [phone, setPhone] = useState('');
  const add = useMutation({ mutationFn: () => client.sms.setNumber({ phone }), onSuccess: stored });
  const failure = add.error instanceof ApiError ? add.error : undefined;
  const wrong = failure?.fieldErrors['phone'];
  // Shows no error when the user closes the proof dialog.
  const isClosed = failure?.code === 'step_up_required';
  return {
    phone,
    onPhoneChange(value: string) {
      setPhone(value);
      if (add.isError) add.reset();
    },
    error: wrong && fieldText(wrong, 'phone'),
    problem: add.error === null || wrong !== undefined || isClosed ? null : callProblem(add.error),
    adding: add.isPending,
    onAdd: () => add.mutate(),
  };
}

/** Manages the code of a number. `sentAt` is the time of the latest code. */
function useProving(sentAt: string | undefined) {
  const client = useClient();
  const stored = useStored();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const fail = (error: unknown) => {
    setCode('');
    setAttempt((count) => count + 1);
    setProblem(callProblem(error));
  };
  const prove = useMutation({
    mutationFn: (otp: string) => client.sms.prove({ otp }),
    onSuccess(answer) {
      stored(answer);
      setCode('');
      toast({ tone: 'success', title: t.proved });
    },
    onError: fail,
  });
  const resend = useMutation({
    mutationFn: () => client.sms.resendCode({}),
    onSuccess(answer) {
      stored(answer);
      setProblem(null);
    },
    onError: fail,
  });
  const submit = (otp: string) => {
    if (otp.length === OTP_LENGTH && !prove.isPending) prove.mutate(otp);
  };
  return {
    code,
    attempt,
    problem,
    resendAt: sentAt === undefined ? 0 : Date.parse(sentAt) + OTP_RESEND_AFTER,
    onCodeChange(value: string) {
      setCode(value);
      if (value !== '') setProblem(null);
      submit(value);
    },
    proving: prove.isPending,
    onProve: () => submit(code),
    resending: resend.isPending,
    onResend: () => resend.mutate(),
  };
}

/** Manages the switch of a proven number, and its removal. */
function useOwning() {
  const client = useClient();
  const stored = useStored();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const refuse = (error: unknown, fallback: string) =>
    void toast({ tone: 'danger', title: failureText(error, fallback) });
  const change = useMutation({
    mutationFn: (isOn: boolean) => client.sms.change({ isOn }),
    onSuccess: stored,
    onError: (error) => refuse(error, t.changeFailed),
  });
  const remove = useMutation({
    mutationFn: () => client.sms.removeNumber({}),
    onSuccess(answer) {
      stored(answer);
      toast({ tone: 'success', title: t.removed });
    },
    onError: (error) => refuse(error, t.removeFailed),
  });
  return {
    changing: change.isPending,
    onChange: ({ on }: { on: boolean }) => change.mutate(on),
    removing: remove.isPending,
    onRemove: () => remove.mutate(),
  };
}
