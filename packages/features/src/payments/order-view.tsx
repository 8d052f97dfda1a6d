import {
  feesFor,
  formatRate,
  rateOf,
  saleOf,
  toMajor,
  toMinor,
  type FeeLine,
  type Payment,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { FeeBreakdown as KitFeeBreakdown } from '@campushive/ui/fee-breakdown';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { ArrowLeft, MessageCircle, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  dateTime,
  Link,
  TextLink,
  useCampus,
  useLanguageTag,
  useMessages,
  useMoney,
} from '../kernel/index.js';
import { FeeBreakdown, firstNameOf } from '../shared/index.js';
import { catalogue } from './payments.catalogue.js';
import { OrderChargeback } from './order-chargeback.js';
import { isToMeet, OrderMeeting } from './order-meeting.js';
import { OrderNow } from './order-now.js';
import { OrderTimeline } from './order-timeline.js';
import { LoadingPayment, PAYMENT_COLUMNS, PAYMENT_PAGE } from './payment-page.js';
import { Trouble } from './order-trouble.js';
import { StatusBadge } from './status-badge.js';
import { useOrderWords } from './use-order-words.js';
import type { Order } from './use-order.js';

export interface OrderViewProps {
  /** The payment as its buyer or its seller sees it, and what they can do now. */
  order: Order;
  /** What both sides say of each other, once the order is completed. */
  reviews?: ReactNode;
}

/** One order: for its buyer the code, for its seller the boxes to enter it. */
export function OrderView({ order, reviews }: OrderViewProps) {
  const words = useMessages(catalogue);
  const { state } = order;
  switch (state.status) {
    case 'loading':
      return <LoadingPayment />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<ReceiptText />}
          title={words.orderFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<ReceiptText />}
          title={words.orderMissing}
          action={
            <Button asChild>
              <Link to={{ to: 'payments' }}>{words.history}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Ready order={order} payment={state.payment} reviews={reviews} />;
    default:
      return state satisfies never;
  }
}

function Ready({ order, payment, reviews }: OrderViewProps & { payment: Payment }) {
  const words = useMessages(catalogue);
  const { transactionHive: listing } = payment;
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-5 py-4`}>
      <TextLink standalone to={{ to: 'payments' }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {words.historyTitle}
      </TextLink>
      <header className="grid justify-items-start gap-2">
        <StatusBadge status={payment.orderStatus} />
        <Heading level={1}>{payment.metadata.hiveTitle}</Heading>
        <TextLink standalone to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
          {words.seeListing}
        </TextLink>
      </header>
      <div className={PAYMENT_COLUMNS}>
        <div className="grid gap-5">
          <OrderNow order={order} payment={payment} />
          <OrderChargeback payment={payment} />
          {order.needsAccount && payment.orderStatus === 'held' ? <WhereTo /> : null}
          {payment.orderStatus === 'held' ? (
            <OrderMeeting payment={payment} message={order.message} meetup={order.meetup} />
          ) : (
            <Booked payment={payment} />
          )}
          <Other order={order} payment={payment} />
          <Trouble order={order} payment={payment} />
          {reviews}
        </div>
        <div className="grid gap-5">
          <Amounts payment={payment} />
          <OrderTimeline payment={payment} />
        </div>
      </div>
    </div>
  );
}

/** Before the money comes, its seller says where to. */
function WhereTo() {
  const words = useMessages(catalogue);
  return (
    <Alert
      action={
        <TextLink standalone to={{ to: 'payouts' }}>
          {words.addAccount}
        </TextLink>
      }
    >
      {words.needAccountHeld}
    </Alert>
  );
}

/** When a session was. */
function Booked({ payment }: { payment: Payment }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const { booking } = payment;
  if (booking === null) return null;
  return (
    <Card data-slot="booking" className="flex flex-wrap justify-between gap-x-4">
      <span className="text-fg-muted">{words.session}</span>
      <span className="font-bold">
        <time dateTime={booking.startsAt}>{dateTime(booking.startsAt, locale)}</time>
        {`, ${words.sessionHours(booking.hours)}`}
      </span>
    </Card>
  );
}

/** Who it is with: what is said of them, and where to meet, are one press away. */
function Other({ order, payment }: { order: Order; payment: Payment }) {
  const words = useOrderWords(payment.metadata.hiveType);
  const person = payment.role === 'buyer' ? payment.seller : payment.buyer;
  const name = person.name ?? words.deletedUser;
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="relative flex min-w-0 grow basis-32 items-center gap-3">
        <Avatar name={name} src={person.profileImage ?? undefined} aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-sm text-fg-muted">
            {payment.role === 'buyer' ? words.withSeller : words.withBuyer}
          </p>
          <p className="font-bold wrap-anywhere">
            {person.name === null ? (
              name
            ) : (
              <Link
                to={{ to: 'user', id: person.id }}
                className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            )}
          </p>
        </div>
      </div>
      {person.name === null || isToMeet(payment) ? null : (
        <Button
          variant="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={order.message.opening}
          loadingLabel={words.opening}
          onClick={order.message.onMessage}
        >
          {words.messageTo(firstNameOf(person, words.deletedUser))}
        </Button>
      )}
    </Card>
  );
}

function Amounts({ payment }: { payment: Payment }) {
  const words = useMessages(catalogue);
  const money = useMoney();
  const locale = useLanguageTag();
  const campus = useCampus();
  const kind = saleOf(payment.metadata.hiveType) ?? 'purchase';
  const gig = kind === 'gig';
  if (payment.role === 'buyer') {
    return (
      <Card>
        <FeeBreakdown kind={kind} price={payment.price} />
      </Card>
    );
  }
  // What ended without money for the seller promises none.
  if (['failed', 'expired', 'cancelled'].includes(payment.orderStatus)) return null;
  const wentBack = ['refunded', 'charged_back'].includes(payment.orderStatus);
  const fees = feesFor(kind, toMinor(payment.price), campus.fees);
  const rate = (line: FeeLine) => formatRate(rateOf(line, campus.fees[kind]), locale);
  const less = (fee: number) => `−${money(toMajor(fee))}`;
  return (
    <Card>
      <KitFeeBreakdown
        lines={[
          { name: words.lines.price, amount: money(payment.price) },
          ...(wentBack
            ? [{ name: words.lines.refunded, amount: less(fees.price) }]
            : [
                ...(gig
                  ? [
                      {
                        name: words.lines.payee_platform_fee(rate('payee_platform_fee')),
                        amount: less(fees.payeePlatformFee),
                      },
                    ]
                  : []),
                {
                  name: words.lines.mobile_money_fee(rate('mobile_money_fee')),
                  amount: less(fees.mobileMoneyFee),
                },
              ]),
        ]}
        total={{ name: words.youReceive, amount: money(wentBack ? 0 : payment.payout) }}
      />
    </Card>
  );
}
