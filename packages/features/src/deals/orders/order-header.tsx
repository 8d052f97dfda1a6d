import type { OrderStatus, Payment } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Price } from '@campushive/ui/price';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { canWriteAbout } from '../../accounts/parts/block/index.js';
import { DateBlock } from '../../catalogue/parts/listing-card/date-block.js';
import { firstNameOf } from '../../shared/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { amountShown } from '../parts/payments/amount-shown.js';
import { MilestoneName } from '../parts/payments/milestone-name.js';
import { PaymentPhoto } from '../payments/payment-cards.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import { catalogue } from './order.catalogue.js';
import { OrderAppointment } from './order-appointment.js';
import type { Order } from './use-order.js';

interface OrderHeaderProps {
  order: Order;
  payment: Payment;
}

/** First card of an order: the item with its amount, the other party, place and time, and the way to write. */
export function OrderHeader({ order, payment }: OrderHeaderProps) {
  return (
    <Card asChild className="grid gap-3 p-3.5">
      <header>
        <div className="flex flex-wrap gap-3.5">
          <Picture payment={payment} />
          <div className="grid min-w-0 grow basis-28 content-center justify-items-start gap-1">
            <Heading level={1} size="subsection">
              <Title payment={payment} />
            </Heading>
            {payment.stallOrder === null ? null : (
              <p dir="auto" className="text-sm wrap-anywhere text-fg-muted">
                {payment.metadata.hiveTitle}
              </p>
            )}
            <MilestoneName milestone={payment.milestone} className="font-bold" />
            <Amount payment={payment} />
            <Person payment={payment} />
          </div>
        </div>
        <Foot order={order} payment={payment} />
      </header>
    </Card>
  );
}

/** Photo of the item. An event without one shows its day. */
function Picture({ payment }: { payment: Payment }) {
  const { photo, eventDate } = payment.transactionHive;
  return (
    <span aria-hidden="true">
      {payment.item === 'ticket' && photo === null && eventDate !== null ? (
        <span className="block h-29 w-24">
          <DateBlock date={eventDate} fills />
        </span>
      ) : (
        <PaymentPhoto payment={payment} shape="large" />
      )}
    </span>
  );
}

/** Title with the way to the listing. An order at a stall names its items. */
function Title({ payment }: { payment: Payment }) {
  const name = useOrderName();
  const { transactionHive: listing, stallOrder } = payment;
  const items = stallOrder?.lines.map((line) => line.name).join(', ') ?? '';
  const title: ReactNode = items === '' ? name(payment.metadata.hiveTitle, moreOf(payment)) : items;
  if (payment.bundle.length > 0) return title;
  return (
    <Link
      to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}
      className="rounded-chip underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  );
}

const HELD: readonly OrderStatus[] = ['held', 'disputed', 'frozen'];

function Amount({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { orderStatus, refund } = payment;
  const isBack = orderStatus === 'refunded' && refund?.status === 'processed';
  const word = HELD.includes(orderStatus) ? t.held : isBack ? t.refunded : null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <Price amount={money(amountShown(payment).amount)} />
      {word === null ? null : <span className="text-sm text-fg-muted">{word}</span>}
    </p>
  );
}

/** The other party. The whole strip is the link to the profile. */
function Person({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const sold = useSoldWords(kindOfOrder(payment));
  const isBuyer = payment.role === 'buyer';
  const person = isBuyer ? payment.seller : payment.buyer;
  const name = firstNameOf(person, sold.deletedUser);
  const words = (isBuyer && payment.item === 'ticket' ? t.byName : t.withName)(name);
  const strip = (
    <>
      <Avatar size="sm" name={person.name ?? '?'} src={person.profileImage ?? undefined} aria-hidden="true" />
      <span dir="auto" className="min-w-0 text-sm font-semibold wrap-anywhere">
        {words}
      </span>
    </>
  );
  const look = 'flex min-h-11 max-w-full items-center gap-2';
  return person.name === null ? (
    <p className={look}>{strip}</p>
  ) : (
    <Link
      to={{ to: 'user', id: person.id }}
      className={`${look} rounded-chip underline-offset-4 hover:underline`}
    >
      {strip}
    </Link>
  );
}

/** Place and time with the one Message action. */
function Foot({ order, payment }: OrderHeaderProps) {
  const t = useSoldWords(kindOfOrder(payment));
  const person = payment.role === 'buyer' ? payment.seller : payment.buyer;
  const canWrite = person.name !== null && canWriteAbout(payment);
  const { opening, onMessage } = order.message;
  return (
    <OrderAppointment order={order} payment={payment}>
      {canWrite ? (
        <Button
          variant="outline"
          size="sm"
          leading={<MessageCircle aria-hidden="true" />}
          loading={opening}
          loadingLabel={t.opening}
          aria-label={opening ? undefined : t.messageTo(firstNameOf(person, t.deletedUser))}
          onClick={onMessage}
        >
          {t.message}
        </Button>
      ) : null}
    </OrderAppointment>
  );
}
