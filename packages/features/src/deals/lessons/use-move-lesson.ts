import type { Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appointment,
  callProblem,
  useClient,
  useClock,
  useDateFormat,
  useMessages,
  type CallProblem,
} from '../../kernel/index.js';
import { useSlots, type SlotChoice } from '../parts/slots/index.js';
import { BOOKINGS } from '../data.js';
import { catalogue } from './lesson.catalogue.js';
import { otherNameOf } from './use-lesson.js';

export interface MoveForm {
  readonly choice: SlotChoice;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Chooses another time for a lesson. The student moves it at once. The tutor proposes it. */
export function useMoveLesson(payment: Payment, hours: number, onSent: (payment: Payment) => void): MoveForm {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { toast } = useToast();
  const { id, hiveId, role } = payment;
  const { take, ...choice } = useSlots({ id: hiveId, hours, moving: id });
  const send = useMutation({
    mutationFn: async (startsAt: string) =>
      (await client.bookings[role === 'buyer' ? 'move' : 'propose']({ id, startsAt })).data,
    onSuccess(latest, startsAt) {
      const when = appointment(startsAt, clock.now(), dateFormat);
      const title = role === 'buyer' ? t.moved(when) : t.proposed(otherNameOf(payment, t.other));
      toast({ tone: 'success', title });
      onSent(latest);
    },
    // Refetches free times, which changed on success and were outdated on failure.
    onSettled: () => queries.invalidateQueries({ queryKey: BOOKINGS }),
  });
  return {
    choice,
    onSend() {
      const slot = take();
      if (slot !== undefined && !send.isPending) send.mutate(slot.startsAt);
    },
    sending: send.isPending,
    problem: send.isError ? callProblem(send.error) : null,
  };
}
