import { DAY, type Chargeback } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Text } from '@campushive/ui/text';
import { FileText } from 'lucide-react';
import { dateTime, useClock, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';
import { CaseTitle } from '../case-title.js';
import { catalogue } from '../moderation.catalogue.js';
import { Party } from '../party.js';
import type { Chargebacks } from './use-chargebacks.js';

/** Time left at which a deadline counts as urgent, in ms. */
const PRESSING = DAY;

export interface ChargebackCardProps {
  /** Chargeback with its order and our reply to the bank. */
  found: Chargeback;
  /** Selects a reply. Its text for the bank is requested next. */
  onDecide: Chargebacks['onDecide'];
}

/** Chargeback: payment, deadline, effect on the order, and the two replies. */
export function ChargebackCard({ found, onDecide }: ChargebackCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Deadline found={found} />
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.raisedAt, dateFormat))}</span>
      </header>
      <div className="grid justify-items-start gap-1">
        <CaseTitle hiveId={found.hiveId} title={found.title} />
        <p className="text-sm">{t.bankAsks(money(found.amount), money(found.paid))}</p>
        <Text size="xs" tone="muted" className="break-all">
          {found.reference}
        </Text>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        <Party role={t.buyer} party={found.buyer} />
        <Party role={t.seller} party={found.seller} />
      </dl>
      {isSettled(found) ? null : (
        <p className="rounded-control bg-fill px-3 py-2 text-sm">
          {found.effect === 'debt' ? t.chargebackDebt(money(found.owed)) : t.chargebackEffects[found.effect]}
        </p>
      )}
      <Button
        asChild
        size="sm"
        variant="outline"
        leading={<FileText aria-hidden="true" />}
        className="justify-self-start"
      >
        <a href={found.evidenceUrl} download>
          {t.evidence}
        </a>
      </Button>
      <Answer found={found} onDecide={onDecide} />
    </Card>
  );
}

/** Returns true when the bank's decision ended the chargeback's effect: a payment that stands is not owed, and nothing stays frozen. */
const isSettled = ({ outcome, effect }: Chargeback): boolean =>
  outcome === 'won' || (outcome !== null && effect === 'frozen');

/** Outcome, the state at the bank, or the deadline for our reply. */
function Deadline({ found: { outcome, answer, dueAt } }: { found: Chargeback }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now().getTime();
  if (outcome !== null) {
    return <Badge tone={outcome === 'won' ? 'success' : 'neutral'}>{t.chargebackOutcomes[outcome]}</Badge>;
  }
  if (answer !== null) return <Badge tone="info">{t.bankDecides}</Badge>;
  if (dueAt === null) return <Badge tone="warning">{t.noDeadline}</Badge>;
  const pressing = Date.parse(dueAt) - now < PRESSING;
  return <Badge tone={pressing ? 'danger' : 'warning'}>{t.answerBy(dateTime(dueAt, dateFormat))}</Badge>;
}

function Answer({ found, onDecide }: ChargebackCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { answer, outcome } = found;
  if (answer !== null) {
    return (
      <footer className="grid gap-1 border-t border-line pt-3 text-sm">
        <p className="font-semibold">
          {t.decidedOn(t.chargebackAnswered[answer.answer], dateTime(answer.answeredAt, dateFormat))}
        </p>
        <p dir="auto" className="break-words whitespace-pre-line text-fg-muted">
          {answer.note}
        </p>
      </footer>
    );
  }
  if (outcome !== null) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="sm" variant="secondary" onClick={() => onDecide({ found, decision: 'contest' })}>
        {t.chargebackAnswers.contest}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onDecide({ found, decision: 'accept' })}>
        {t.chargebackAnswers.accept}
      </Button>
    </div>
  );
}
