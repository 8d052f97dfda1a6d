import type { Payment } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { ChevronRight } from 'lucide-react';
import {
  Link,
  monthYear,
  shortDay,
  useClock,
  useHives,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { usePriceFieldName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { groundOf } from '../../catalogue/parts/listing-card/hive-grounds.js';
import { MilestoneName } from '../parts/payments/milestone-name.js';
import { PhotoPicture } from '../../shared/photo-picture.js';
import { amountShown } from '../parts/payments/amount-shown.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { StatusBadge } from '../parts/payments/status-badge.js';
import { FactLine } from '../../shared/fact-line.js';

/** Payment cards for phones, grouped by month when sorted by date. */
export function PaymentCards({ payments, byMonth }: { payments: readonly Payment[]; byMonth: boolean }) {
  const dateFormat = useDateFormat();
  const groups = groupsOf(payments, ({ createdAt }) => (byMonth ? monthYear(createdAt, dateFormat) : ''));
  return (
    <div className="grid gap-5 md:hidden">
      {groups.map(({ name: month, items }) => (
        <section key={month} className="grid gap-3">
          {month === '' ? null : (
            <Heading level={2} size="subsection">
              {month}
            </Heading>
          )}
          <ul className="grid gap-3">
            {items.map((payment) => (
              <li key={payment.id}>
                <PaymentCard payment={payment} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Groups consecutive payments by name, in their order. */
function groupsOf(payments: readonly Payment[], nameOf: (payment: Payment) => string) {
  const groups: { name: string; items: Payment[] }[] = [];
  for (const payment of payments) {
    const name = nameOf(payment);
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(payment);
    else groups.push({ name, items: [payment] });
  }
  return groups;
}

function PaymentCard({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const dateFormat = useDateFormat();
  const name = useOrderName();
  const { metadata, role } = payment;
  const priceName = usePriceFieldName()(metadata.hiveType, payment);
  return (
    <Card className="grid gap-1 pb-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Link
          to={{ to: 'listing', hive: metadata.hiveType, id: payment.hiveId }}
          className="flex min-w-0 grow basis-44 items-start gap-3 rounded-control underline-offset-4 hover:underline"
        >
          <PaymentPhoto payment={payment} />
          <span className="min-w-0">
            <span className="line-clamp-2 font-bold">{name(metadata.hiveTitle, moreOf(payment))}</span>
            <MilestoneName milestone={payment.milestone} className="text-sm" />
            <FactLine
              as="span"
              className="text-sm text-fg-muted"
              facts={[
                role === 'buyer' ? t.bought : t.soldWord,
                hiveNamed(metadata.hiveType).title,
                priceName,
              ]}
            />
          </span>
        </Link>
        <span className="ms-auto font-extrabold">
          <PaymentAmount payment={payment} />
        </span>
      </div>
      <Link
        to={{ to: 'payment', id: payment.id }}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control text-sm underline-offset-4 hover:underline"
      >
        <StatusBadge status={payment.orderStatus} refund={payment.refund} />
        {payment.refund?.reason === 'event_cancelled' ? <span>{t.eventCancelledShort}</span> : null}
        <time dateTime={payment.createdAt} className="text-fg-muted">
          {shortDay(payment.createdAt, useClock().now(), dateFormat)}
        </time>
        <span className="ms-auto flex items-center gap-1 font-semibold">
          {t.seeOrder}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </span>
      </Link>
    </Card>
  );
}

/** Amount that the viewer paid or receives, with its sign. */
export function PaymentAmount({ payment }: { payment: Payment }) {
  const money = useMoney();
  const { sign, amount } = amountShown(payment);
  return (
    <span className={`tabular-nums ${sign === '+' ? 'text-success' : sign === '' ? 'text-fg-muted' : ''}`}>
      {`${sign}${money(amount)}`}
    </span>
  );
}

const FRAMES = {
  square: { look: 'size-12 rounded-control', sizes: '48px' },
  large: { look: 'h-29 w-24 rounded-control', sizes: '96px' },
  hexagon: { look: 'hexagon-soft w-28', sizes: '112px' },
};

/** First photo of the listing, 48 px wide, 96 px wide and upright, or in a 112 px cell. Falls back to the hive's icon. */
export function PaymentPhoto({
  payment: { transactionHive },
  shape = 'square',
}: {
  payment: Payment;
  shape?: keyof typeof FRAMES;
}) {
  const { hiveTypeId: hive, photo } = transactionHive;
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden ${FRAMES[shape].look} ${groundOf(hive)}`}
    >
      {photo === null ? (
        <HiveIcon hive={hive} className="size-6" />
      ) : (
        <PhotoPicture photo={photo} alt="" sizes={FRAMES[shape].sizes} className="size-full" />
      )}
    </span>
  );
}
