import { type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dateTime, useClock, useLanguageTag, useMessages } from '../kernel/index.js';
import { EvidencePhotos } from '../shared/evidence-photos.js';
import { ConfirmOnDemand } from '../shared/index.js';
import { catalogue } from './payments.catalogue.js';
import type { Order } from './use-order.js';
import { useTroubleText } from './use-trouble-text.js';

const ReportDialog = lazy(() =>
  import('./report-dialog.js').then((part) => ({ default: part.ReportDialog })),
);

const AnswerDialog = lazy(() =>
  import('./answer-dialog.js').then((part) => ({ default: part.AnswerDialog })),
);

/** When a held order goes wrong: the complaint, the way out, and what was decided. */
export function Trouble({ order, payment }: { order: Order; payment: Payment }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const { trouble } = order;
  const troubleText = useTroubleText();
  const buyer = payment.role === 'buyer';
  const held = payment.orderStatus === 'held';
  const inTime = useAhead(payment.cancellableUntil);
  const unpaid = payment.orderStatus === 'pending_payment' && buyer;
  const mayCancel = unpaid || (held && (!buyer || inTime));
  return (
    <>
      {payment.dispute === null ? null : (
        <Complaint
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
                {words.report}
              </Button>
            ) : null}
            {mayCancel ? (
              <Button variant="outline" onClick={() => trouble.onOpen('cancel')}>
                {words.cancelOrder}
              </Button>
            ) : null}
          </div>
          {held && buyer && inTime && payment.cancellableUntil !== null ? (
            <p className="text-sm text-fg-muted">
              {words.cancelUntil(dateTime(payment.cancellableUntil, locale))}
            </p>
          ) : null}
        </div>
      ) : null}
      {trouble.open === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog trouble={trouble} />
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
        title={words.cancelTitle}
        description={unpaid ? words.cancelTextUnpaid : buyer ? words.cancelTextBuyer : words.cancelTextSeller}
        confirmLabel={words.cancelOrder}
        cancelLabel={words.keepOrder}
        loading={trouble.sending}
        loadingLabel={words.cancelling}
        onConfirm={trouble.onCancel}
      />
    </>
  );
}

/** Whether a time is still to come; drawn again when it has. */
function useAhead(instant: string | null): boolean {
  const clock = useClock();
  const [passed, setPassed] = useState<string | null>(null);
  const at = instant === null ? 0 : Date.parse(instant);
  const ahead = passed !== instant && at > clock.now().getTime();
  useEffect(
    () => (ahead ? clock.after(at - clock.now().getTime(), () => setPassed(instant)) : undefined),
    [ahead, at, clock, instant],
  );
  return ahead;
}

interface ComplaintProps {
  dispute: NonNullable<Payment['dispute']>;
  /** For the seller, while it is open. */
  onAnswer: (() => void) | null;
}

/** What was said by both sides, and what was decided. */
function Complaint({ dispute, onAnswer }: ComplaintProps) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  return (
    <Card className="grid gap-2 text-sm">
      <p className="font-bold">{words.reasons[dispute.reason]}</p>
      <p className="wrap-anywhere whitespace-pre-line">{dispute.text}</p>
      <EvidencePhotos photos={dispute.photos} nameOf={words.evidenceName} />
      <time dateTime={dispute.openedAt} className="text-fg-muted">
        {dateTime(dispute.openedAt, locale)}
      </time>
      {dispute.answer !== null ? (
        <div data-slot="answer" className="grid gap-2 border-t border-line pt-3">
          <p className="font-bold">{words.sellerAnswered}</p>
          <p className="wrap-anywhere whitespace-pre-line">{dispute.answer.text}</p>
          <EvidencePhotos photos={dispute.answer.photos} nameOf={words.evidenceName} />
          <time dateTime={dispute.answer.createdAt} className="text-fg-muted">
            {dateTime(dispute.answer.createdAt, locale)}
          </time>
        </div>
      ) : onAnswer === null ? null : (
        <div className="grid gap-3 border-t border-line pt-3">
          <p className="text-fg-muted">{words.answerHint}</p>
          <Button variant="primary" fullWidth onClick={onAnswer}>
            {words.answer}
          </Button>
        </div>
      )}
      {dispute.outcome === null ? null : (
        <>
          <p className="border-t border-line pt-3 font-bold">
            {dispute.outcome === 'release' ? words.decidedRelease : words.decidedRefund}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{dispute.note}</p>
        </>
      )}
    </Card>
  );
}
