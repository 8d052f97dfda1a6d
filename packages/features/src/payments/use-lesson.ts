import { ApiError, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import {
  appointment,
  useClient,
  useFailureText,
  useDateFormat,
  useMessages,
  useNavigation,
} from '../kernel/index.js';
import { otherFirstName } from '../shared/meetups/index.js';
import { useNow } from '../shared/use-now.js';
import { catalogue } from './lesson.catalogue.js';

/** What can be done about when a lesson is. */
export interface LessonControl {
  readonly now: Date;
  /** Takes the time that the tutor has proposed. */
  readonly onAccept: () => void;
  /** Declines what is proposed, or takes it back. */
  readonly onDecline: () => void;
  /** What is on its way. */
  readonly acting: 'accept' | 'decline' | null;
  readonly onCalendar: () => void;
  /** The order changed: its page shows it. */
  readonly onChanged: (payment: Payment) => void;
}

/** So often it is looked whether it is too late by now. */
const LOOK_EVERY = 15_000;

/** Answers what a tutor proposes, and puts the lesson into a calendar. */
export function useLesson(
  payment: Payment | undefined,
  { onChanged, onStale }: { onChanged: (payment: Payment) => void; onStale: () => void },
): LessonControl {
  const client = useClient();
  const navigation = useNavigation();
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const failureText = useFailureText();
  const { toast } = useToast();
  const now = useNow(LOOK_EVERY);
  const answer = useMutation({
    mutationFn: async ({ what, ...to }: { what: 'accept' | 'decline'; id: string; startsAt: string }) =>
      (await (what === 'accept' ? client.bookings.move(to) : client.bookings.decline(to))).data,
    onSuccess(latest, { what, startsAt }) {
      if (what === 'accept')
        toast({ tone: 'success', title: t.moved(appointment(startsAt, now, dateFormat)) });
      onChanged(latest);
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      toast({ tone: 'danger', title: failureText(error, t.failed) });
    },
  });
  const calendar = useMutation({
    mutationFn: async (id: string) => (await client.bookings.calendar({ id })).data,
    onSuccess: (file) => navigation.save(file, 'lesson.ics'),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.failed) }),
  });
  const act = (what: 'accept' | 'decline') => () => {
    const startsAt = payment?.booking?.proposedStartsAt ?? null;
    if (payment === undefined || startsAt === null || answer.isPending) return;
    answer.mutate({ what, id: payment.id, startsAt });
  };
  return {
    now,
    onAccept: act('accept'),
    onDecline: act('decline'),
    acting: answer.isPending ? answer.variables.what : null,
    onCalendar() {
      if (payment !== undefined && !calendar.isPending) calendar.mutate(payment.id);
    },
    onChanged,
  };
}

/** What the two call each other about a lesson. */
export const otherNameOf = (payment: Payment, fallback: string): string =>
  otherFirstName(payment) || fallback;
