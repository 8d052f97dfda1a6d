import type { DisputeOutcome, Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { dateTime, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { EvidencePhotos } from '../parts/evidence-photos.js';
import { reasonText } from './dispute-reasons.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { catalogue as settlementCatalogue } from './settlement.catalogue.js';

export interface ComplaintProps {
  payment: Payment;
  dispute: NonNullable<Payment['dispute']>;
  /** Opens the seller's reply. Null for the buyer and once the complaint is closed. */
  onAnswer: (() => void) | null;
}

/** Statements of both sides. */
export function Complaint({ payment, dispute, onAnswer }: ComplaintProps) {
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
    </Card>
  );
}

/** Outcome of a closed complaint, with the moderator's note. */
export function ComplaintOutcome({ payment }: { payment: Payment }) {
  const { dispute } = payment;
  if (dispute === null || dispute.outcome === null) return null;
  return (
    <Alert title={<Outcome payment={payment} outcome={dispute.outcome} />}>
      {dispute.note === null ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {dispute.note}
        </p>
      )}
    </Alert>
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
