import type { Payment } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { OrderSeries } from '../../orders/order-series.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { OrderKind } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';

/** Time of the booked session. */
function BookedTime({ payment: { booking } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (booking === null) return null;
  return (
    <Card data-slot="booking" className="flex flex-wrap justify-between gap-x-4">
      <span className="text-fg-muted">{t.session}</span>
      <span className="font-bold">
        <time dateTime={booking.startsAt}>{dateTime(booking.startsAt, dateFormat)}</time>
        {`, ${t.sessionHours(booking.hours)}`}
      </span>
    </Card>
  );
}

export const sessionOrder: OrderKind = {
  ...itemOrder,
  Facts: BookedTime,
  Related: OrderSeries,
};
