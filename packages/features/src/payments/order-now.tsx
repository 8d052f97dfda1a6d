import { ApiError, HANDOVER_CODE_LENGTH, type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { OtpField } from '@campushive/ui/otp-field';
import type { FormEvent } from 'react';
import {
  dateTime,
  Link,
  longDate,
  useFailureText,
  useLanguageTag,
  useMessages,
  useMoney,
} from '../kernel/index.js';
import { firstNameOf } from '../shared/first-name.js';
import { LiveFieldset } from '../shared/live-fieldset.js';
import { ScanButton } from '../shared/scan/index.js';
import { QrCode } from '../shared/qr-code.js';
import { catalogue } from './payments.catalogue.js';
import { OrderEnded, TryAgain } from './order-ended.js';
import { OrderReleased, useReleasedHere } from './order-released.js';
import { useOrderWords } from './use-order-words.js';
import type { Order } from './use-order.js';

/** What is to be done about an order now, by its buyer or its seller. */
export function OrderNow({ order, payment }: { order: Order; payment: Payment }) {
  const words = useOrderWords(payment.metadata.hiveType);
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
                <a href={payment.authorizationUrl}>{words.goOnPaying}</a>
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
                  {words.goOnPaying}
                </Link>
              </Button>
            )
          }
        >
          {words.pendingText}
        </Alert>
      );
    case 'disputed':
      return (
        <Alert
          tone="warning"
          title={payment.role === 'buyer' ? words.disputedTitle : words.disputedTitleSeller}
        >
          {words.disputedText}
        </Alert>
      );
    case 'frozen':
      return (
        <Alert
          tone="warning"
          title={payment.role === 'buyer' ? words.frozenTitleBuyer : words.frozenTitleSeller}
        >
          <p>{payment.role === 'buyer' ? words.frozenTextBuyer : words.frozenText}</p>
          <BankDeadline payment={payment} />
        </Alert>
      );
    case 'charged_back':
      return (
        <Alert action={again}>
          {payment.role === 'buyer' ? words.chargedBackBuyer : words.chargedBackSeller}
        </Alert>
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
              ? words.refundedSeller
              : payment.refund === null
                ? words.refundedText
                : words.refunds[payment.refund.status]}
          </p>
          <RefundReason payment={payment} />
        </Alert>
      );
    default:
      // A newer server may know more: its badge and its timeline say where it stands.
      void (payment.orderStatus satisfies never);
      return null;
  }
}

/** Until when the bank takes our answer; nothing is decided before. */
function BankDeadline({ payment: { chargeback } }: { payment: Payment }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  if (chargeback === null || chargeback.dueAt === null || chargeback.outcome !== null) return null;
  const when = dateTime(chargeback.dueAt, locale);
  return (
    <p>
      <time dateTime={chargeback.dueAt}>{words.bankDeadline(when)}</time>
    </p>
  );
}

/** The money went back and the thing did not. */
const isFreeAgain = ({ role, transactionHive }: Payment): boolean =>
  role === 'seller' && transactionHive.status === 'sold';

function OfferAgain({ payment: { transactionHive } }: { payment: Payment }) {
  const words = useMessages(catalogue);
  const { id, hiveTypeId: hive } = transactionHive;
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={{ to: 'listing', hive, id }}>{words.offerAgain}</Link>
    </Button>
  );
}

const isMismatched = ({ refund, role }: Payment): boolean =>
  role === 'buyer' && (refund?.reason === 'wrong_amount' || refund?.reason === 'wrong_currency');

/** Why the money goes back; of a complaint the decision itself says so. */
function RefundReason({ payment }: { payment: Payment }) {
  const { refund, role, buyer, seller } = payment;
  const words = useMessages(catalogue);
  const money = useMoney();
  if (refund === null || refund.reason === 'dispute' || refund.reason === 'charged_back') return null;
  if (refund.reason === 'sold_to_somebody_else') return <p>{words.refundedLate}</p>;
  if (refund.reason === 'wrong_amount' || refund.reason === 'wrong_currency') {
    // Other currencies have no symbol here.
    const paid =
      refund.currency === payment.currency
        ? money(refund.amount)
        : `${refund.currency} ${refund.amount.toFixed(2)}`;
    const facts = { paid, asked: money(payment.amount) };
    return <p>{role === 'buyer' ? words.mismatchedBuyer(facts) : words.mismatchedSeller(facts)}</p>;
  }
  const by = refund.reason === 'buyer_cancelled' ? 'buyer' : 'seller';
  const { name } = by === 'buyer' ? buyer : seller;
  return <p>{by === role ? words.youCancelled : words.otherCancelled(name ?? words.deletedUser)}</p>;
}

/** A ticket's code is on its own page: here is the way to it. */
function TicketHeld({ payment }: { payment: Payment }) {
  const words = useMessages(catalogue);
  if (payment.role === 'seller') return <Alert>{words.ticketSold}</Alert>;
  return (
    <Alert tone="success" title={words.ticketTitle}>
      <p>{words.ticketText}</p>
      <Button asChild variant="primary" fullWidth className="mt-3">
        <Link to={{ to: 'listing', hive: 'buzz', id: payment.hiveId }}>{words.ticketShow}</Link>
      </Button>
    </Alert>
  );
}

function BuyersCode({ payment }: { payment: Payment }) {
  const words = useOrderWords(payment.metadata.hiveType);
  const locale = useLanguageTag();
  const code = payment.handoverCode ?? '';
  return (
    <Card className="grid justify-items-center gap-4 text-center">
      <Heading level={2}>{words.codeTitle}</Heading>
      <p data-slot="handover-code" className="text-hero font-extrabold tracking-widest tabular-nums">
        {code}
      </p>
      <QrCode text={code} label={words.qrAlt(code)} />
      <p className="max-w-sm text-sm text-fg-muted">{words.codeText}</p>
      {payment.autoReleaseAt === null ? null : (
        <p className="max-w-sm text-sm text-fg-muted">
          {words.autoRelease(longDate(payment.autoReleaseAt, locale))}
        </p>
      )}
    </Card>
  );
}

/** The picture of a handover code holds its digits and nothing else. */
const HANDOVER = new RegExp(`^\\d{${HANDOVER_CODE_LENGTH}}$`);
const readHandover = (text: string) => (HANDOVER.test(text.trim()) ? text.trim() : null);

function EnterCode({ order, payment }: { order: Order; payment: Payment }) {
  const words = useOrderWords(payment.metadata.hiveType);
  const locale = useLanguageTag();
  const failureText = useFailureText();
  const name = firstNameOf(payment.buyer, words.deletedUser);
  function problemText(error: unknown): string {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'handover_code_wrong') return words.codeWrong(name);
    if (error instanceof ApiError && code === 'too_many_attempts')
      return words.codeLocked(Math.ceil((error.retryAfter ?? 900) / 60));
    return failureText(error, words.releaseFailed);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    order.onHandover();
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Heading level={2}>{words.enterTitle}</Heading>
      <p className="text-sm text-fg-muted">{words.enterText(name)}</p>
      <LiveFieldset className="contents">
        <OtpField
          key={order.attempt}
          label={words.codeLabel}
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
        loadingLabel={words.releasing}
      >
        {words.release}
      </Button>
      <ScanButton
        title={words.scanTitle}
        wrong={words.scanWrong(name)}
        read={readHandover}
        onFound={order.onScanned}
      />
      {payment.autoReleaseAt === null ? null : (
        <p className="text-sm text-fg-muted">
          {words.autoReleaseSeller(longDate(payment.autoReleaseAt, locale))}
        </p>
      )}
    </form>
  );
}
