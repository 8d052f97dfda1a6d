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
} from '../../kernel/index.js';
import { firstNameOf } from '../first-name.js';
import { useNow } from '../use-now.js';
import { moreOf, useOrderName } from '../bundle/use-order-name.js';
import { catalogue } from './meetups.catalogue.js';

/** What can be done about where and when the two of an order meet. */
export interface MeetupControl {
  /** What the rules allow right now. */
  readonly acts: readonly MeetupAct[];
  readonly now: Date;
  readonly onAct: (act: MeetupAct) => void;
  /** What is on its way. */
  readonly acting: MeetupAct | null;
  readonly onCalendar: () => void;
  readonly onShare: () => void;
  /** The order changed: its page shows it. */
  readonly onChanged: (payment: Payment) => void;
}

/** So often it is looked whether something new can be done, such as to say that one is there. */
const LOOK_EVERY = 15_000;

/** Answers a meet-up, says how it goes, and passes it on; `onChanged` hears the order as it then is. */
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
    mutationFn: async ({ what, id, meetupId }: { what: MeetupAct; id: string; meetupId: string }) =>
      (await client.meetups[call[what]]({ id, meetupId })).data,
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
    acting: act.isPending ? act.variables.what : null,
    onAct(what) {
      if (payment === undefined || meetup === null || act.isPending) return;
      act.mutate({ what, id: payment.id, meetupId: meetup.id });
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

/** Two students who have yet to agree where and when, or are about to meet; a ticket says both. */
export const isToMeet = ({ orderStatus, item }: Payment): boolean =>
  orderStatus === 'held' && item !== 'ticket';

/** What a student calls the other side; empty for a deleted account. */
export const otherFirstName = ({ role, seller, buyer }: Payment): string =>
  firstNameOf(role === 'buyer' ? seller : buyer, '');

const factsOf = (meetup: NonNullable<Payment['meetup']>): MeetupFacts => ({
  ...meetup,
  startsAt: Date.parse(meetup.startsAt),
});

const timeOf = (iso: string | null | undefined) => (iso == null ? null : Date.parse(iso));

/** What the rules know of an order. */
export const orderOf = ({ orderStatus, item, booking, autoReleaseAt }: Payment): MeetupOrder => ({
  status: orderStatus,
  item,
  sessionAt: timeOf(booking?.startsAt),
  autoReleaseAt: timeOf(autoReleaseAt),
});
