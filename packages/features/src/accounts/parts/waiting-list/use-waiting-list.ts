import { OTP_LENGTH } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { waitingListCatalogue } from './waiting-list.catalogue.js';

/** Sign-up that was refused because the university is not open yet. */
export interface WaitingStudent {
  readonly email: string;
  /** Short name of the university. */
  readonly university: string;
}

interface Place {
  /** Number of waiting students, rounded down; null for few. */
  readonly waitingCount: number | null;
  readonly leaveToken: string;
}

/** Step of the way onto the list: the offer, the mailed code, and the place on the list. */
export type WaitingStep =
  | { readonly name: 'offer' }
  | {
      readonly name: 'code';
      readonly code: string;
      /** Changes after a wrong code, which empties the field. */
      readonly attempt: number;
      readonly onCodeChange: (code: string) => void;
      readonly onResend: () => void;
      readonly resending: boolean;
    }
  | { readonly name: 'place'; readonly place: Place };

/** State and actions of {@link WaitingListView}. */
export interface WaitingList extends WaitingStudent {
  readonly step: WaitingStep;
  /** Requests the code, enters it, or leaves the list. */
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** Returns to the form. */
  readonly onBack: () => void;
}

/** Puts an address on the waiting list by a mailed code, and takes it off again. */
export function useWaitingList({ email, university }: WaitingStudent, onBack: () => void): WaitingList {
  const client = useClient();
  const t = useMessages(waitingListCatalogue);
  const { toast } = useToast();
  const [isMailed, setMailed] = useState(false);
  const { code, setCode, attempt, place, confirm } = useConfirmation(email);
  const join = useMutation({
    mutationFn: () => client.waitingList.join({ email }),
    onSuccess: () => setMailed(true),
  });
  const leave = useMutation({
    mutationFn: (token: string) => client.waitingList.leave({ token }),
    onSuccess() {
      toast({ tone: 'success', title: t.left });
      onBack();
    },
  });
  const common = { email, university, onBack };
  if (place !== null)
    return {
      ...common,
      step: { name: 'place', place },
      submitting: leave.isPending,
      problem: problemOf(leave.error),
      onSubmit: () => leave.mutate(place.leaveToken),
    };
  if (!isMailed)
    return {
      ...common,
      step: { name: 'offer' },
      submitting: join.isPending,
      problem: problemOf(join.error),
      onSubmit: () => join.mutate(),
    };
  const enter = (otp: string) => {
    if (otp.length === OTP_LENGTH && !confirm.isPending) confirm.mutate(otp);
  };
  return {
    ...common,
    step: {
      name: 'code',
      code,
      attempt,
      resending: join.isPending,
      onResend: () => join.mutate(),
      // The last digit submits the code.
      onCodeChange(typed) {
        setCode(typed);
        enter(typed);
      },
    },
    submitting: confirm.isPending,
    problem: problemOf(join.error ?? confirm.error),
    onSubmit: () => enter(code),
  };
}

/** Typed code, and the place on the list that the right code gives. */
function useConfirmation(email: string) {
  const client = useClient();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const confirm = useMutation({
    mutationFn: async (otp: string) => (await client.waitingList.confirm({ email, otp })).data,
    onSuccess: setPlace,
    onError() {
      setCode('');
      setAttempt((before) => before + 1);
    },
  });
  return { code, setCode, attempt, place, confirm };
}

const problemOf = (error: Error | null): CallProblem | null => (error === null ? null : callProblem(error));
