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
} from '../../kernel/index.js';
import { otherFirstName } from '../parts/meetups/index.js';
import { useNow } from '../../shared/hooks/use-now.js';
import { catalogue } from './lesson.catalogue.js';

/** Rescheduling actions of a lesson. */
export interface LessonControl {
  readonly now: Date;
  /** Accepts the tutor's proposed time. */
  readonly onAccept: () => void;
  /** Declines or withdraws the proposal. */
  readonly onDecline: () => void;
  /** Action in progress, or null. */
  readonly acting: 'accept' | 'decline' | null;
  readonly onCalendar: () => void;
  /** Called with the changed order. */
  readonly onChanged: (payment: Payment) => void;
}

/** Interval for updating the deadline check, in ms. */
const LOOK_EVERY = 15_000;

/** Replies to a tutor's proposal, and exports the lesson to a calendar. */
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
    mutationFn: async ({ action, ...to }: { action: 'accept' | 'decline'; id: string; startsAt: string }) =>
      (await (action === 'accept' ? client.bookings.move(to) : client.bookings.decline(to))).data,
    onSuccess(latest, { action, startsAt }) {
      if (action === 'accept')
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
  const act = (action: 'accept' | 'decline') => () => {
    const startsAt = payment?.booking?.proposedStartsAt ?? null;
    if (payment === undefined || startsAt === null || answer.isPending) return;
    answer.mutate({ action, id: payment.id, startsAt });
  };
  return {
    now,
    onAccept: act('accept'),
    onDecline: act('decline'),
    acting: answer.isPending ? answer.variables.action : null,
    onCalendar() {
      if (payment !== undefined && !calendar.isPending) calendar.mutate(payment.id);
    },
    onChanged,
  };
}

/** Returns the other party's first name, or the fallback. */
export const otherNameOf = (payment: Payment, fallback: string): string =>
  otherFirstName(payment) || fallback;
