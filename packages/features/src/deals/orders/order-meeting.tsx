import type { Payment } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { CalendarClock, MapPin, MessageCircle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { appointment, useCampus, useClock, useDateFormat } from '../../kernel/index.js';
import { canWriteAbout } from '../../accounts/parts/block/index.js';
import { isToMeet, MeetupPanel, otherFirstName, type MeetupControl } from '../parts/meetups/index.js';
import { LessonPanel } from '../lessons/lesson-panel.js';
import type { LessonControl } from '../lessons/use-lesson.js';
import type { OrderMessage } from './use-order-message.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

export interface OrderMeetingProps {
  payment: Payment;
  /** Message action to the other side. */
  message: OrderMessage;
  meetup: MeetupControl;
  /** Rescheduling of a lesson. */
  lesson: LessonControl;
}

/** Meeting place and time, as far as known, and safety advice, until the money is released. */
export function OrderMeeting({ payment, message, meetup: control, lesson }: OrderMeetingProps) {
  const t = useSoldWords(kindOfOrder(payment));
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { booking, transactionHive: listing, role } = payment;
  const campus = useCampus();
  const { universityId } = listing;
  const university = universityId === null ? null : findUniversity(campus, universityId);
  const name = otherFirstName(payment);
  const { meetup } = payment;
  const stands = meetup?.status === 'proposed' || meetup?.status === 'accepted' ? meetup : null;
  const startsAt = listing.eventDate ?? stands?.startsAt ?? null;
  return (
    <Card data-slot={booking === null ? 'meeting' : 'booking'} className="grid grid-cols-1 gap-3">
      <Heading level={2} size="subsection">
        {t.meetingTitle}
      </Heading>
      <dl className="grid grid-cols-1 gap-3">
        <Row icon={<MapPin aria-hidden="true" className="size-5" />} name={t.meetingWhere}>
          {stands?.place ?? placeAtCampus(listing.place, university ?? undefined) ?? t.meetingAgree}
        </Row>
        <Row icon={<CalendarClock aria-hidden="true" className="size-5" />} name={t.meetingWhen}>
          {booking !== null ? (
            <>
              <time dateTime={booking.startsAt}>{appointment(booking.startsAt, now, dateFormat)}</time>
              {`, ${t.sessionHours(booking.hours)}`}
            </>
          ) : startsAt === null ? (
            t.meetingAgree
          ) : (
            <time dateTime={startsAt}>{appointment(startsAt, now, dateFormat)}</time>
          )}
        </Row>
      </dl>
      {booking !== null && isToMeet(payment) ? (
        <LessonPanel payment={payment} booking={booking} control={lesson} />
      ) : null}
      {isToMeet(payment) && canWriteAbout(payment) ? (
        <MeetupPanel payment={payment} control={control} />
      ) : null}
      {name === '' || !isToMeet(payment) || !canWriteAbout(payment) ? null : (
        <Button
          variant="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={message.opening}
          loadingLabel={t.opening}
          onClick={message.onMessage}
        >
          {t.messageTo(name)}
        </Button>
      )}
      {SOLD_FACTS[kindOfOrder(payment)].handover === 'door' ? null : (
        <div className="flex gap-3 rounded-control bg-success-soft px-3 py-2 text-sm">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          <p>
            <b>{t.safetyTitle}</b> {t.safety} {role === 'buyer' ? t.safetyBuyer : t.safetySeller}
          </p>
        </div>
      )}
    </Card>
  );
}

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-fg-muted">
        {icon} {name}
      </dt>
      <dd className="col-start-2 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
