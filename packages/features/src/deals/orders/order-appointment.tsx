import type { Payment } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { CalendarCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { appointment, longDate, useCampus, useClock, useDateFormat } from '../../kernel/index.js';
import { canWriteAbout } from '../../accounts/parts/block/index.js';
import { isToMeet, MeetupActions, MeetupNote } from '../parts/meetups/index.js';
import { LessonPanel } from '../lessons/lesson-panel.js';
import { placeOf } from '../stalls/parts/stall-place.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import type { Order } from './use-order.js';

export interface OrderAppointmentProps {
  order: Pick<Order, 'meetup' | 'lesson'>;
  payment: Payment;
  /** The way to write to the other side. */
  children?: ReactNode;
}

/** Time and place of an open order beside the Message action, and the step that its meet-up still needs. */
export function OrderAppointment({ order, payment, children }: OrderAppointmentProps) {
  const isOpen = payment.orderStatus === 'held';
  if (!isOpen && !hasAction(children)) return null;
  const { meetup, lesson } = openSteps(order, payment);
  return (
    <div
      data-slot={payment.booking === null ? 'meeting' : 'booking'}
      className="grid grid-cols-1 gap-3 border-t border-line pt-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        {isOpen ? <Appointment payment={payment} /> : <Bought payment={payment} />}
        {children}
      </div>
      {mayMeet(payment) ? <MeetupNote payment={payment} control={order.meetup} /> : null}
      {meetup ? <MeetupActions payment={payment} control={order.meetup} /> : null}
      {lesson !== null ? <LessonPanel payment={payment} booking={lesson} control={order.lesson} /> : null}
    </div>
  );
}

/** Changes of an agreed meet-up or lesson. Renders nothing while `OrderAppointment` asks for the next step itself. */
export function OrderChanges({ order, payment }: Omit<OrderAppointmentProps, 'children'>) {
  const { meetup, lesson } = openSteps(order, payment);
  return (
    <>
      {mayMeet(payment) && !meetup ? <MeetupActions payment={payment} control={order.meetup} /> : null}
      {payment.booking !== null && isToMeet(payment) && lesson === null ? (
        <LessonPanel payment={payment} booking={payment.booking} control={order.lesson} />
      ) : null}
    </>
  );
}

const hasAction = (children: ReactNode) => children !== null && children !== undefined;

const mayMeet = (payment: Payment): boolean => isToMeet(payment) && canWriteAbout(payment);

/** Returns the parts that wait for a step: a meet-up that is not agreed or about to start, a proposed time of a lesson. */
function openSteps({ meetup }: Pick<Order, 'meetup'>, payment: Payment) {
  const { booking } = payment;
  // A stall has its own place and time.
  const isAtStall = payment.stallOrder !== null && payment.meetup === null;
  const isAgreed =
    payment.meetup?.status === 'accepted' &&
    !meetup.acts.some((act) => act === 'arrive' || act === 'no_show');
  const isProposed = booking !== null && booking.proposedStartsAt !== null;
  return {
    meetup: mayMeet(payment) && !isAgreed && !isAtStall,
    lesson: isProposed && isToMeet(payment) ? booking : null,
  };
}

function Appointment({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const { when, where } = useFacts(payment);
  if (when === null && where === null) return <span className="grow" />;
  const Icon = when === null ? MapPin : CalendarCheck;
  return (
    <div className="flex min-w-0 grow basis-36 items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 sm:size-5" />
      <dl className="grid min-w-0">
        {when === null ? null : (
          <div>
            <dt className="sr-only">{t.meetingWhen}</dt>
            <dd className="font-bold wrap-anywhere">{when}</dd>
          </div>
        )}
        {where === null ? null : (
          <div>
            <dt className="sr-only">{t.meetingWhere}</dt>
            <dd className={when === null ? 'font-bold wrap-anywhere' : 'text-sm wrap-anywhere text-fg-muted'}>
              {where}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Day of the purchase, once nothing is to be arranged. */
function Bought({ payment: { createdAt } }: { payment: Payment }) {
  const dateFormat = useDateFormat();
  return (
    <time dateTime={createdAt} className="grow text-sm text-fg-muted">
      {longDate(createdAt, dateFormat)}
    </time>
  );
}

/** Returns the time and place of an order, as far as they are known. */
function useFacts(payment: Payment): { readonly when: ReactNode; readonly where: string | null } {
  const t = useSoldWords(kindOfOrder(payment));
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const campus = useCampus();
  const { booking, meetup, stallOrder, transactionHive: listing } = payment;
  if (stallOrder !== null) return { when: null, where: placeOf(stallOrder) };
  const { universityId } = listing;
  const university = universityId === null ? null : findUniversity(campus, universityId);
  const stands = meetup?.status === 'proposed' || meetup?.status === 'accepted' ? meetup : null;
  const where = stands?.place ?? placeAtCampus(listing.place, university ?? undefined);
  const startsAt = booking?.startsAt ?? listing.eventDate ?? stands?.startsAt ?? null;
  if (startsAt === null) return { when: t.meetingAgree, where };
  return {
    when: (
      <>
        <time dateTime={startsAt}>{appointment(startsAt, now, dateFormat)}</time>
        {booking === null ? null : `, ${t.sessionHours(booking.hours)}`}
      </>
    ),
    where,
  };
}
