import type { Payment } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, Handshake, MapPin, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  appointment,
  useClient,
  useClock,
  useDateFormat,
  useMessages,
  usePaymentChanged,
} from '../../../kernel/index.js';
import { paymentQuery } from '../payment.queries.js';
import { MeetupPanel } from './meetup-panel.js';
import { catalogue } from './meetups.catalogue.js';
import { isToMeet, useMeetup, type MeetupControl } from './use-meetup.js';
import { FailedAlert } from '../../../shared/failed-alert.js';

export interface MeetupCardProps {
  /** Order whose two sides meet. */
  orderId: string;
}

/** Time, place and actions of an order's meet-up, for pages other than the order's own. */
export function MeetupCard({ orderId }: MeetupCardProps) {
  const t = useMessages(catalogue);
  const client = useClient();
  const query = useQuery(paymentQuery(client, orderId));
  const control = useMeetup(query.data, {
    onChanged: usePaymentChanged(),
    onStale: () => void query.refetch(),
  });
  if (query.data !== undefined)
    return isToMeet(query.data) ? <Meeting payment={query.data} control={control} /> : null;
  if (!query.isError) return null;
  return <FailedAlert onRetry={() => void query.refetch()}>{t.cardFailed}</FailedAlert>;
}

function Meeting({ payment, control }: { payment: Payment; control: MeetupControl }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { meetup, booking } = payment;
  const stands = meetup?.status === 'proposed' || meetup?.status === 'accepted' ? meetup : null;
  const agreed = stands?.status === 'accepted';
  const startsAt = booking?.startsAt ?? stands?.startsAt;
  return (
    <Card data-slot="meetup" className="grid gap-2">
      <Heading
        level={3}
        size="label"
        className="flex items-center gap-2 text-fg-muted [&_svg]:size-4 [&_svg]:shrink-0"
      >
        <Handshake aria-hidden="true" /> {t.cardTitle}
      </Heading>
      {startsAt === undefined && stands === null ? null : (
        <dl className="grid gap-1">
          {startsAt === undefined ? null : (
            <Row
              icon={<CalendarClock aria-hidden="true" />}
              name={t.when}
              action={
                agreed && booking === null ? (
                  <IconButton label={t.calendar} onClick={control.onCalendar}>
                    <CalendarPlus aria-hidden="true" />
                  </IconButton>
                ) : null
              }
            >
              <time dateTime={startsAt}>{appointment(startsAt, now, dateFormat)}</time>
            </Row>
          )}
          {stands === null ? null : (
            <Row
              icon={<MapPin aria-hidden="true" />}
              name={t.where}
              action={
                agreed ? (
                  <IconButton label={t.tellFriend} onClick={control.onShare}>
                    <Share2 aria-hidden="true" />
                  </IconButton>
                ) : null
              }
            >
              <bdi>{stands.place}</bdi>
            </Row>
          )}
        </dl>
      )}
      <MeetupPanel payment={payment} control={control} passedOnElsewhere />
    </Card>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  action: ReactNode;
  children: ReactNode;
}

function Row({ icon, name, action, children }: RowProps) {
  return (
    <div className="flex min-h-11 items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="flex min-w-0 grow items-center justify-between gap-2 font-semibold wrap-anywhere">
        <span className="min-w-0">{children}</span>
        {action}
      </dd>
    </div>
  );
}
