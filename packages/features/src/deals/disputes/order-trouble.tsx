import type { DisputeOutcome, Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { lazy, Suspense } from 'react';
import { dateTime, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { EvidencePhotos } from '../parts/evidence-photos.js';
import { ConfirmOnDemand } from '../../shared/index.js';
import { useAhead } from '../../shared/hooks/use-ahead.js';
import { reasonText } from './dispute-reasons.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { PaymentsMessages } from '../parts/payments/payments.messages.js';
import { catalogue as settlementCatalogue } from './settlement.catalogue.js';
import type { Order } from '../orders/use-order.js';
import { useTroubleText } from './use-trouble-text.js';

const ReportDialog = lazy(() =>
  import('./report-dialog.js').then((part) => ({ default: part.ReportDialog })),
);

const AnswerDialog = lazy(() =>
  import('./answer-dialog.js').then((part) => ({ default: part.AnswerDialog })),
);

/** Problems of a held order: complaint, cancellation and decision. */
export function Trouble({ order, payment }: { order: Order; payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { trouble } = order;
  const troubleText = useTroubleText();
  const buyer = payment.role === 'buyer';
  const held = payment.orderStatus === 'held';
  const inTime = useAhead(payment.cancellableUntil);
  const isWaiting = useAhead(payment.work?.cancellableFrom ?? null);
  const isOverdue = payment.work !== null && !isWaiting;
  const unpaid = payment.orderStatus === 'pending_payment' && buyer;
  const mayCancel = unpaid || (held && (!buyer || inTime || isOverdue));
  return (
    <>
      {payment.dispute === null ? null : (
        <Complaint
          payment={payment}
          dispute={payment.dispute}
          onAnswer={buyer || payment.orderStatus !== 'disputed' ? null : () => trouble.onOpen('answer')}
        />
      )}
      {trouble.problem !== null && trouble.open === null ? (
        <Alert tone="danger">{troubleText(trouble.problem)}</Alert>
      ) : null}
      {held || unpaid ? (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            {buyer && held ? (
              <Button variant="outline" onClick={() => trouble.onOpen('report')}>
                {t.report}
              </Button>
            ) : null}
            {mayCancel ? (
              <Button variant="outline" onClick={() => trouble.onOpen('cancel')}>
                {t.cancelOrder}
              </Button>
            ) : null}
          </div>
          {held && buyer && inTime && payment.cancellableUntil !== null ? (
            <p className="text-sm text-fg-muted">
              {t.cancelUntil(dateTime(payment.cancellableUntil, dateFormat))}
            </p>
          ) : null}
        </div>
      ) : null}
      {trouble.open === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog trouble={trouble} payment={payment} />
        </Suspense>
      ) : null}
      {trouble.open === 'answer' ? (
        <Suspense fallback={null}>
          <AnswerDialog trouble={trouble} />
        </Suspense>
      ) : null}
      <ConfirmOnDemand
        open={trouble.open === 'cancel'}
        onOpenChange={(open) => trouble.onOpen(open ? 'cancel' : null)}
        title={t.cancelTitle}
        description={unpaid ? t.cancelTextUnpaid : textOfCancel(payment, t)}
        confirmLabel={t.cancelOrder}
        cancelLabel={t.keepOrder}
        loading={trouble.sending}
        loadingLabel={t.cancelling}
        onConfirm={trouble.onCancel}
      />
    </>
  );
}

/** Explains the effect of a cancellation. Only goods are offered again. */
function textOfCancel({ role, item, completion }: Payment, t: PaymentsMessages): string {
  if (role === 'seller') return t.cancelTextSeller;
  return item === 'listing' && completion === null ? t.cancelTextBuyer : t.cancelTextOther;
}

interface ComplaintProps {
  payment: Payment;
  dispute: NonNullable<Payment['dispute']>;
  /** Opens the seller's reply. Null for the buyer and once the complaint is closed. */
  onAnswer: (() => void) | null;
}

/** Statements of both sides and the decision. */
function Complaint({ payment, dispute, onAnswer }: ComplaintProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <Card className="grid gap-2 text-sm">
      <p className="font-bold">{reasonText(t, payment, dispute.reason)}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {dispute.text}
      </p>
      <EvidencePhotos photos={dispute.photos} nameOf={t.evidenceName} />
      <time dateTime={dispute.openedAt} className="text-fg-muted">
        {dateTime(dispute.openedAt, dateFormat)}
      </time>
      {dispute.answer !== null ? (
        <div data-slot="answer" className="grid gap-2 border-t border-line pt-3">
          <p className="font-bold">{t.sellerAnswered}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {dispute.answer.text}
          </p>
          <EvidencePhotos photos={dispute.answer.photos} nameOf={t.evidenceName} />
          <time dateTime={dispute.answer.createdAt} className="text-fg-muted">
            {dateTime(dispute.answer.createdAt, dateFormat)}
          </time>
        </div>
      ) : onAnswer === null ? null : (
        <div className="grid gap-3 border-t border-line pt-3">
          <p className="text-fg-muted">{t.answerHint}</p>
          <Button variant="primary" fullWidth onClick={onAnswer}>
            {t.answer}
          </Button>
        </div>
      )}
      {dispute.outcome === null ? null : (
        <>
          <p className="border-t border-line pt-3 font-bold">
            <Outcome payment={payment} outcome={dispute.outcome} />
          </p>
          {dispute.note === null ? null : (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {dispute.note}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

/** Outcome of a complaint, decided by a moderator or settled by the parties. */
function Outcome({ payment, outcome }: { payment: Payment; outcome: DisputeOutcome }) {
  const t = useMessages(catalogue);
  const texts = useMessages(settlementCatalogue);
  const money = useMoney();
  const buyer = payment.role === 'buyer';
  switch (outcome) {
    case 'release':
      return t.decidedRelease;
    case 'refund':
      return t.decidedRefund;
    case 'withdrawn':
      return buyer ? texts.withdrawn : texts.withdrawnOther;
    case 'conceded':
      return buyer ? texts.concededOther : texts.conceded;
    case 'settled':
      return texts.agreed(money(payment.refund?.amount ?? 0));
    default:
      // Unknown outcome of a newer server. The order shows its status.
      void (outcome satisfies never);
      return null;
  }
}
