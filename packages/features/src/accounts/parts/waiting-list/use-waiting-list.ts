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

/** State and actions of {@link WaitingListView}. */
export interface WaitingList extends WaitingStudent {
  /** Place on the list; null before joining. */
  readonly place: Place | null;
  readonly onSubmit: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
  /** Returns to the form. */
  readonly onBack: () => void;
}

/** Puts an address on the waiting list, and takes it off again. */
export function useWaitingList({ email, university }: WaitingStudent, onBack: () => void): WaitingList {
  const client = useClient();
  const t = useMessages(waitingListCatalogue);
  const { toast } = useToast();
  const [place, setPlace] = useState<Place | null>(null);
  const join = useMutation({
    mutationFn: async () => (await client.waitingList.join({ email })).data,
    onSuccess: (data) => setPlace(data),
  });
  const leave = useMutation({
    mutationFn: (token: string) => client.waitingList.leave({ token }),
    onSuccess() {
      toast({ tone: 'success', title: t.left });
      onBack();
    },
  });
  const step = place === null ? join : leave;
  return {
    email,
    university,
    place,
    submitting: step.isPending,
    problem: step.error === null ? null : callProblem(step.error),
    onSubmit: () => (place === null ? join.mutate() : leave.mutate(place.leaveToken)),
    onBack,
  };
}
