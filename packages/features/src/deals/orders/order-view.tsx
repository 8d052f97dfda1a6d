import { feesFor, formatRate, rateOf, saleOf, type FeeLine, type Payment } from '@campushive/contract';
import { splitOf } from '@campushive/contract/rules/settlements';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { FeeBreakdown as KitFeeBreakdown } from '@campushive/ui/fee-breakdown';
import { Heading } from '@campushive/ui/heading';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  dateTime,
  Link,
  TextLink,
  useCampus,
  useDateFormat,
  useLanguageTag,
  useMessages,
  useMoney,
  useMinorUnits,
} from '../../kernel/index.js';
import { canWriteAbout, OrderBlock } from '../../accounts/parts/block/index.js';
import { FeeBreakdown } from '../parts/prices/fee-breakdown.js';
import { firstNameOf } from '../../shared/index.js';
import { isToMeet } from '../parts/meetups/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { BoughtTogether } from '../checkout/bundle-things.js';
import { isPartRefund, netPaid } from '../parts/payments/amount-shown.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { BoughtPackage } from './bought-package.js';
import { CompletionPanel } from '../completions/completion-panel.js';
import { DeliveryPanel } from '../completions/delivery-panel.js';
import { OrderChargeback } from './order-chargeback.js';
import { OrderMeeting } from './order-meeting.js';
import { OfflineHandoverPanel, subjectOf } from './offline-handover.js';
import { OrderKept } from './order-kept.js';
import { OrderNow } from './order-now.js';
import { OrderSeries } from './order-series.js';
import { OrderTimeline } from './order-timeline.js';
import {
  FailedToLoad,
  LoadingPayment,
  PAYMENT_COLUMNS,
  PAYMENT_PAGE,
  NothingToShow,
} from '../parts/payments/payment-page.js';
import { Trouble } from '../disputes/order-trouble.js';
import { SettlementPanel } from '../disputes/settlement-panel.js';
import { MilestoneName } from '../parts/payments/milestone-name.js';
import { StatusBadge } from '../parts/payments/status-badge.js';
import { useOrderWords } from '../parts/payments/use-order-words.js';
import type { Order } from './use-order.js';

export interface OrderViewProps {
  /** Order data and the viewer's actions. */
  order: Order;
  /** Reviews of both sides, once the order is completed. */
  reviews?: ReactNode;
}

/** Order page: the buyer sees the code, the seller the boxes to enter it. */
export function OrderView({ order, reviews }: OrderViewProps) {
  const t = useMessages(catalogue);
  const { state } = order;
  switch (state.status) {
    case 'loading':
      return <LoadingPayment />;
    case 'failed':
      return order.offline.known !== null ? (
        <OrderKept known={order.offline.known} handover={order.offline} />
      ) : (
        <FailedToLoad title={t.orderFailed} onRetry={state.retry} to={{ to: 'payments' }} label={t.history} />
      );
    case 'missing':
      return <NothingToShow title={t.orderMissing} to={{ to: 'payments' }} label={t.history} />;
    case 'ready':
      return <Ready order={order} payment={state.payment} reviews={reviews} />;
    default:
      return state satisfies never;
  }
}

function Ready({ order, payment, reviews }: OrderViewProps & { payment: Payment }) {
  const t = useMessages(catalogue);
  const name = useOrderName();
  const { transactionHive: listing } = payment;
  const isHandedOver = order.offline.handedOver !== null;
  const isOpen =
    payment.orderStatus === 'held' ? payment.item !== 'ticket' : isFrozen(payment) && isHandedOver;
  const offline = isOpen ? (
    <OfflineHandoverPanel subject={subjectOf(payment)} handover={order.offline} />
  ) : null;
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-5 py-4`}>
      <TextLink standalone to={{ to: 'payments' }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.historyTitle}
      </TextLink>
      <header className="grid justify-items-start gap-2">
        <StatusBadge status={payment.orderStatus} refund={payment.refund} />
        <Heading level={1}>{name(payment.metadata.hiveTitle, moreOf(payment))}</Heading>
        <MilestoneName milestone={payment.milestone} className="font-bold" />
        {payment.bundle.length > 0 ? null : (
          <TextLink standalone to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
            {t.seeListing}
          </TextLink>
        )}
      </header>
      <div className={PAYMENT_COLUMNS}>
        <div className="grid gap-5">
          {payment.delivery === null ? null : (
            <DeliveryPanel payment={payment} delivery={payment.delivery} control={order.delivery} />
          )}
          {payment.package === null ? null : <BoughtPackage bought={payment.package} />}
          {payment.completion === null ? null : (
            <CompletionPanel payment={payment} completion={payment.completion} control={order.completion} />
          )}
          {isHandedOver ? offline : null}
          <OrderBlock payment={payment} />
          <OrderNow order={order} payment={payment} />
          <OrderChargeback payment={payment} />
          {order.needsAccount && payment.orderStatus === 'held' ? <WhereTo /> : null}
          {payment.orderStatus === 'held' ? (
            <OrderMeeting
              payment={payment}
              message={order.message}
              meetup={order.meetup}
              lesson={order.lesson}
            />
          ) : (
            <Booked payment={payment} />
          )}
          {isHandedOver ? null : offline}
          <OrderSeries payment={payment} />
          <Other order={order} payment={payment} />
          <SettlementPanel payment={payment} settlement={order.settlement} />
          <Trouble order={order} payment={payment} />
          {reviews}
        </div>
        <div className="grid gap-5">
          <BoughtTogether bundle={payment.bundle} />
          <Amounts payment={payment} />
          <OrderTimeline payment={payment} />
        </div>
      </div>
    </div>
  );
}

const isFrozen = ({ orderStatus }: Payment): boolean => ['frozen', 'disputed'].includes(orderStatus);

/** Asks the seller for a payout account before the money comes. */
function WhereTo() {
  const t = useMessages(catalogue);
  return (
    <Alert
      action={
        <TextLink standalone to={{ to: 'payouts' }}>
          {t.addAccount}
        </TextLink>
      }
    >
      {t.needAccountHeld}
    </Alert>
  );
}

/** Time of the booked session, or number and type of the tickets. */
function Booked({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { booking, quantity, ticketKind } = payment;
  if (quantity > 1 || ticketKind !== null) {
    return (
      <Card data-slot="tickets" className="font-bold wrap-anywhere">
        {t.tickets(quantity)}
        {ticketKind === null ? '' : `, ${ticketKind.name}`}
      </Card>
    );
  }
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

/** The other party, with links to profile and messages. */
function Other({ order, payment }: { order: Order; payment: Payment }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const person = payment.role === 'buyer' ? payment.seller : payment.buyer;
  const name = person.name ?? t.deletedUser;
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="relative flex min-w-0 grow basis-32 items-center gap-3">
        <Avatar name={person.name ?? '?'} src={person.profileImage ?? undefined} aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-sm text-fg-muted">{payment.role === 'buyer' ? t.withSeller : t.withBuyer}</p>
          <p className="font-bold wrap-anywhere">
            {person.name === null ? (
              name
            ) : (
              <Link
                dir="auto"
                to={{ to: 'user', id: person.id }}
                className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            )}
          </p>
        </div>
      </div>
      {person.name === null || isToMeet(payment) || !canWriteAbout(payment) ? null : (
        <Button
          variant="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={order.message.opening}
          loadingLabel={t.opening}
          onClick={order.message.onMessage}
        >
          {t.messageTo(firstNameOf(person, t.deletedUser))}
        </Button>
      )}
    </Card>
  );
}

function Amounts({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const locale = useLanguageTag();
  const campus = useCampus();
  const kind = saleOf(payment.metadata.hiveType, payment.item === 'service') ?? 'purchase';
  const gig = kind === 'gig';
  const { promo } = payment;
  const off =
    promo === null
      ? null
      : {
          name: t.promoApplied(promo.code),
          amount: toMajor(toMinor(promo.priceBefore) - toMinor(payment.price)),
        };
  if (payment.role === 'buyer') {
    return (
      <Card className="grid gap-4">
        <FeeBreakdown kind={kind} price={payment.price} {...(off !== null && { off })} />
        {payment.refund !== null && isPartRefund(payment) ? (
          <KitFeeBreakdown
            lines={[
              { name: t.youPaid, amount: money(payment.amount) },
              { name: t.lines.refunded, amount: `−${money(payment.refund.amount)}` },
            ]}
            total={{ name: t.paidInTheEnd, amount: money(netPaid(payment)) }}
          />
        ) : null}
      </Card>
    );
  }
  // Hides the payout for orders that ended unpaid.
  if (['failed', 'expired', 'cancelled'].includes(payment.orderStatus)) return null;
  const wentBack = ['refunded', 'charged_back'].includes(payment.orderStatus);
  const listed = feesFor(kind, toMinor(payment.price), campus.fees);
  const split = payment.dispute?.outcome === 'settled' && payment.refund !== null;
  const parts = split ? splitOf(listed, toMinor(payment.refund?.amount ?? 0)) : null;
  const fees = {
    ...listed,
    ...(parts && { payeePlatformFee: parts.payeePlatformFee, mobileMoneyFee: parts.mobileMoneyFee }),
  };
  const rate = (line: FeeLine) => formatRate(rateOf(line, campus.fees[kind]), locale);
  const less = (fee: number) => `−${money(toMajor(fee))}`;
  return (
    <Card>
      <KitFeeBreakdown
        lines={[
          { name: t.lines.price, amount: money(promo?.priceBefore ?? payment.price) },
          ...(off === null ? [] : [{ name: off.name, amount: `−${money(off.amount)}` }]),
          ...(wentBack
            ? [{ name: t.lines.refunded, amount: less(fees.price) }]
            : [
                ...(parts === null ? [] : [{ name: t.lines.refunded, amount: less(parts.price) }]),
                ...(gig
                  ? [
                      {
                        name: t.lines.payee_platform_fee(rate('payee_platform_fee')),
                        amount: less(fees.payeePlatformFee),
                      },
                    ]
                  : []),
                {
                  name: t.lines.mobile_money_fee(rate('mobile_money_fee')),
                  amount: less(fees.mobileMoneyFee),
                },
              ]),
        ]}
        total={{ name: t.youReceive, amount: money(wentBack ? 0 : payment.payout) }}
      />
    </Card>
  );
}
