import { ApiError, type Payment } from '@campushive/contract';
import {
  meetupActs,
  type MeetupAct,
  type MeetupFacts,
  type MeetupOrder,
} from '@campushive/contract/rules/meetups';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import {
  appointment,
  useClient,
  useDevice,
  useFailureText,
  useDateFormat,
  useMessages,
  useNavigation,
} from '../../../kernel/index.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { useNow } from '../../../shared/hooks/use-now.js';
import { moreOf, useOrderName } from '../bundle/use-order-name.js';
import { catalogue } from './meetups.catalogue.js';

/** Actions on an order's meet-up. */
export interface MeetupControl {
  /** Actions that the rules allow now. */
  readonly acts: readonly MeetupAct[];
  readonly now: Date;
  readonly onAct: (act: MeetupAct) => void;
  /** Action being sent. */
  readonly acting: MeetupAct | null;
  readonly onCalendar: () => void;
  readonly onShare: () => void;
  /** Called with the changed order, so that its page can show it. */
  readonly onChanged: (payment: Payment) => void;
}

/** Interval for checking which actions are allowed, such as reporting one's arrival, in milliseconds. */
const LOOK_EVERY = 15_000;

/** Answers, updates and shares a meet-up. `onChanged` receives the updated order. */
export function useMeetup(
  payment: Payment | undefined,
  { onChanged, onStale }: { onChanged: (payment: Payment) => void; onStale: () => void },
): MeetupControl {
  const client = useClient();
  const device = useDevice();
  const navigation = useNavigation();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const dateFormat = useDateFormat();
  const orderName = useOrderName();
  const { toast } = useToast();
  const now = useNow(LOOK_EVERY);
  const call = { accept: 'accept', decline: 'decline', arrive: 'arrive', no_show: 'noShow' } as const;
  const act = useMutation({
    mutationFn: async ({ action, id, meetupId }: { action: MeetupAct; id: string; meetupId: string }) =>
      (await client.meetups[call[action]]({ id, meetupId })).data,
    onSuccess: onChanged,
    onError(error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      toast({ tone: 'danger', title: failureText(error, t.failed) });
    },
  });
  const calendar = useMutation({
    mutationFn: async (id: string) => (await client.meetups.calendar({ id })).data,
    onSuccess: (file) => navigation.save(file, 'meet-up.ics'),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.failed) }),
  });
  const meetup = payment?.meetup ?? null;
  return {
    acts:
      payment === undefined || meetup === null
        ? []
        : meetupActs(factsOf(meetup), orderOf(payment), payment.role, now.getTime()),
    now,
    acting: act.isPending ? act.variables.action : null,
    onAct(action) {
      if (payment === undefined || meetup === null || act.isPending) return;
      act.mutate({ action, id: payment.id, meetupId: meetup.id });
    },
    onCalendar() {
      if (payment !== undefined && !calendar.isPending) calendar.mutate(payment.id);
    },
    onShare() {
      if (payment === undefined || meetup === null) return;
      const when = appointment(meetup.startsAt, now, dateFormat);
      const name = otherFirstName(payment) || t.other;
      const text = t.share(name, meetup.place, when, orderName(payment.metadata.hiveTitle, moreOf(payment)));
      device.share({ title: t.shareTitle, text }).then(
        (how) => how === 'copied' && toast({ tone: 'success', title: t.copied }),
        () => toast({ tone: 'danger', title: t.shareFailed }),
      );
    },
    onChanged,
  };
}

/** Checks whether the two sides of an order have to meet. A ticket already states time and place. */
export const isToMeet = ({ orderStatus, item }: Payment): boolean =>
  orderStatus === 'held' && item !== 'ticket';

/** Returns the first name of the other side; empty for a deleted account. */
export const otherFirstName = ({ role, seller, buyer }: Payment): string =>
  firstNameOf(role === 'buyer' ? seller : buyer, '');

const factsOf = (meetup: NonNullable<Payment['meetup']>): MeetupFacts => ({
  ...meetup,
  startsAt: Date.parse(meetup.startsAt),
});

const timeOf = (iso: string | null | undefined) => (iso == null ? null : Date.parse(iso));

/** Converts an order to the facts that the meet-up rules need. */
export const orderOf = ({ orderStatus, item, booking, autoReleaseAt }: Payment): MeetupOrder => ({
  status: orderStatus,
  item,
  sessionAt: timeOf(booking?.startsAt),
  autoReleaseAt: timeOf(autoReleaseAt),
});
