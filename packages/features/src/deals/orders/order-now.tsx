import { ApiError, HANDOVER_CODE_LENGTH, type Payment } from '@campushive/contract';
import { readVoucher } from '@campushive/contract/rules/voucher-format';
import { findUniversity } from '@campushive/contract/campus';
import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { OtpField } from '@campushive/ui/otp-field';
import type { FormEvent } from 'react';
import {
  appointment,
  dateTime,
  knownWord,
  Link,
  longDate,
  useCampus,
  useClock,
  useFailureText,
  useDateFormat,
  useWaitText,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { LiveFieldset } from '../../shared/live-fieldset.js';
import { ScanButton } from '../parts/scan/index.js';
import { QrCode } from '../../shared/qr-code.js';
import { useAhead } from '../../shared/hooks/use-ahead.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { OrderEnded, TryAgain } from './order-ended.js';
import { OrderReleased, useReleasedHere } from './order-released.js';
import { useOrderWords } from '../parts/payments/use-order-words.js';
import type { Order } from './use-order.js';

/** Current state of an order and the viewer's next action. */
export function OrderNow({ order, payment }: { order: Order; payment: Payment }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const releasedHere = useReleasedHere(payment);
  const again = isFreeAgain(payment) ? <OfferAgain payment={payment} /> : undefined;
  switch (payment.orderStatus) {
    case 'held':
      if (payment.item === 'ticket') return <TicketHeld payment={payment} />;
      return payment.role === 'buyer' ? (
        <BuyersCode payment={payment} />
      ) : (
        <EnterCode order={order} payment={payment} />
      );
    case 'released':
    case 'paid_out':
      return <OrderReleased order={order} payment={payment} rises={releasedHere} />;
    case 'pending_payment':
      return (
        <Alert
          tone="warning"
          action={
            payment.authorizationUrl !== null ? (
              <Button asChild variant="primary" size="sm">
                <a href={payment.authorizationUrl}>{t.goOnPaying}</a>
              </Button>
            ) : payment.charge === null ? undefined : (
              <Button asChild variant="primary" size="sm">
                <Link
                  to={{
                    to: 'checkout',
                    hive: payment.metadata.hiveType,
                    id: payment.hiveId,
                    reference: payment.reference,
                  }}
                >
                  {t.goOnPaying}
                </Link>
              </Button>
            )
          }
        >
          {t.pendingText}
        </Alert>
      );
    case 'disputed':
      return (
        <Alert tone="warning" title={payment.role === 'buyer' ? t.disputedTitle : t.disputedTitleSeller}>
          {t.disputedText}
        </Alert>
      );
    case 'frozen':
      return (
        <Alert tone="warning" title={payment.role === 'buyer' ? t.frozenTitleBuyer : t.frozenTitleSeller}>
          <p>{payment.role === 'buyer' ? t.frozenTextBuyer : t.frozenText}</p>
          <BankDeadline payment={payment} />
        </Alert>
      );
    case 'charged_back':
      return (
        <Alert action={again}>{payment.role === 'buyer' ? t.chargedBackBuyer : t.chargedBackSeller}</Alert>
      );
    case 'failed':
    case 'expired':
    case 'cancelled':
      return <OrderEnded payment={payment} status={payment.orderStatus} />;
    case 'refunded':
      return (
        <Alert
          tone={payment.refund?.status === 'processed' ? 'success' : 'info'}
          action={isMismatched(payment) ? <TryAgain payment={payment} /> : again}
        >
          <p>
            {payment.role === 'seller'
              ? t.refundedSeller
              : payment.refund === null
                ? t.refundedText
                : knownWord(t.refunds, payment.refund.status)}
          </p>
          <RefundReason payment={payment} />
        </Alert>
      );
    default:
      // Unknown status of a newer server. The badge and the timeline show it.
      void (payment.orderStatus satisfies never);
      return null;
  }
}

/** Deadline for our reply to the bank. Hidden once the bank has decided, or without a deadline. */
function BankDeadline({ payment: { chargeback } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (chargeback === null || chargeback.dueAt === null || chargeback.outcome !== null) return null;
  const when = dateTime(chargeback.dueAt, dateFormat);
  return (
    <p>
      <time dateTime={chargeback.dueAt}>{t.bankDeadline(when)}</time>
    </p>
  );
}

/** Returns true when the buyer was refunded and the seller still has the item. */
const isFreeAgain = ({ role, transactionHive }: Payment): boolean =>
  role === 'seller' && transactionHive.status === 'sold';

function OfferAgain({ payment: { transactionHive } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const { id, hiveTypeId: hive } = transactionHive;
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={{ to: 'listing', hive, id }}>{t.offerAgain}</Link>
    </Button>
  );
}

const isMismatched = ({ refund, role }: Payment): boolean =>
  role === 'buyer' && (refund?.reason === 'wrong_amount' || refund?.reason === 'wrong_currency');

/** Reason for a refund. Complaints show their decision instead. */
function RefundReason({ payment }: { payment: Payment }) {
  const { refund, role, buyer, seller } = payment;
  const t = useMessages(catalogue);
  const money = useMoney();
  const { currency } = useCampus();
  if (refund === null || ['dispute', 'settlement', 'charged_back'].includes(refund.reason)) return null;
  if (refund.reason === 'by_staff')
    return <p className="wrap-anywhere">{t.refundedByStaff(refund.note ?? '')}</p>;
  if (refund.reason === 'not_delivered')
    return <p>{role === 'buyer' ? t.refundedUndelivered : t.refundedUndeliveredSeller}</p>;
  if (refund.reason === 'event_cancelled')
    return <p>{role === 'buyer' ? t.eventCancelledBuyer(money(refund.amount)) : t.eventCancelledSeller}</p>;
  if (refund.reason === 'sold_to_somebody_else') return <p>{t.refundedLate}</p>;
  if (refund.reason === 'wrong_amount' || refund.reason === 'wrong_currency') {
    // Shows a foreign currency by its code, because only the campus's has a symbol.
    const paid =
      refund.currency === payment.currency
        ? money(refund.amount)
        : `${refund.currency} ${refund.amount.toFixed(currency.minorDigits)}`;
    const facts = { paid, asked: money(payment.amount) };
    return <p>{role === 'buyer' ? t.mismatchedBuyer(facts) : t.mismatchedSeller(facts)}</p>;
  }
  const by = refund.reason === 'buyer_cancelled' ? 'buyer' : 'seller';
  const { name } = by === 'buyer' ? buyer : seller;
  return <p>{by === role ? t.youCancelled : t.otherCancelled(name ?? t.deletedUser)}</p>;
}

/** Links to the ticket, which shows the code. */
function TicketHeld({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  if (payment.role === 'seller') return <Alert>{t.ticketSold(payment.quantity)}</Alert>;
  return (
    <>
      {payment.eventMovedAt === null ? null : <EventMoved payment={payment} />}
      <TicketReady payment={payment} />
    </>
  );
}

/** New date and place of a moved event, and the buyer's refund deadline. */
function EventMoved({ payment: { transactionHive, cancellableUntil } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const campus = useCampus();
  const { eventDate, place, universityId } = transactionHive;
  const inTime = useAhead(cancellableUntil);
  const university = universityId === null ? undefined : findUniversity(campus, universityId);
  const where = placeAtCampus(place, university ?? undefined);
  return (
    <Alert tone="warning" title={t.movedTitle}>
      {eventDate === null ? null : <p>{t.movedText(appointment(eventDate, now, dateFormat), where)}</p>}
      {inTime && cancellableUntil !== null ? (
        <p>{t.movedCancel(appointment(cancellableUntil, now, dateFormat))}</p>
      ) : null}
    </Alert>
  );
}

function TicketReady({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  return (
    <Alert tone="success" title={t.ticketTitle(payment.quantity)}>
      <p>{t.ticketText(payment.quantity)}</p>
      <Button asChild variant="primary" fullWidth className="mt-3">
        <Link to={{ to: 'listing', hive: 'buzz', id: payment.hiveId }}>{t.ticketShow(payment.quantity)}</Link>
      </Button>
    </Alert>
  );
}

function BuyersCode({ payment }: { payment: Payment }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const dateFormat = useDateFormat();
  const code = payment.handoverCode ?? '';
  return (
    <Card className="grid justify-items-center gap-4 text-center">
      <Heading level={2}>{t.codeTitle}</Heading>
      <p data-slot="handover-code" className="text-hero font-extrabold tracking-widest tabular-nums">
        {code}
      </p>
      <QrCode text={code} label={t.qrAlt(code)} />
      <p className="max-w-sm text-sm text-fg-muted">{t.codeText}</p>
      {payment.autoReleaseAt === null ? null : (
        <p className="max-w-sm text-sm text-fg-muted">
          {t.autoRelease(longDate(payment.autoReleaseAt, dateFormat))}
        </p>
      )}
    </Card>
  );
}

/** Reads a scanned code: six digits of a handover, or a voucher. */
const HANDOVER = new RegExp(`^\\d{${HANDOVER_CODE_LENGTH}}$`);
const readHandover = (text: string) =>
  HANDOVER.test(text.trim()) || readVoucher(text) !== null ? text.trim() : null;

function EnterCode({ order, payment }: { order: Order; payment: Payment }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const dateFormat = useDateFormat();
  const failureText = useFailureText();
  const waitText = useWaitText();
  const name = firstNameOf(payment.buyer, t.deletedUser);
  function problemText(error: unknown): string {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'handover_code_wrong') return t.codeWrong(name);
    if (code === 'pickup_code_at_dropoff') return t.codeOfPickup(name);
    if (error instanceof ApiError && code === 'too_many_attempts')
      return t.codeLocked(waitText(error.retryAfter ?? 900));
    return failureText(error, t.releaseFailed);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    order.onHandover();
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Heading level={2}>{t.enterTitle}</Heading>
      <p className="text-sm text-fg-muted">{t.enterText(name)}</p>
      <LiveFieldset className="contents">
        <OtpField
          key={order.attempt}
          label={t.codeLabel}
          length={HANDOVER_CODE_LENGTH}
          value={order.code}
          onValueChange={order.onCodeChange}
          autoFocus={order.attempt > 0}
          error={order.problem === null ? undefined : problemText(order.problem.error)}
        />
      </LiveFieldset>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        disabled={order.code.length < HANDOVER_CODE_LENGTH}
        loading={order.releasing}
        loadingLabel={t.releasing}
      >
        {t.release}
      </Button>
      <ScanButton
        ahead
        title={t.scanTitle}
        wrong={t.scanWrong(name)}
        read={readHandover}
        onFound={order.onScanned}
      />
      {payment.autoReleaseAt === null ? null : (
        <p className="text-sm text-fg-muted">
          {t.autoReleaseSeller(longDate(payment.autoReleaseAt, dateFormat))}
        </p>
      )}
    </form>
  );
}
