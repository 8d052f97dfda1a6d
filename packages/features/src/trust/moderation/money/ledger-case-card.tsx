import type { LedgerCase } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Text } from '@campushive/ui/text';
import { dateTime, useCampus, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';

import { catalogue } from '../moderation.catalogue.js';
import type { Ledger } from './use-ledger.js';

export interface LedgerCaseCardProps {
  /** Difference between the books and the provider. */
  found: LedgerCase;
  /** Closes the case. Its explanation is requested next. */
  onDecide: Ledger['cases']['onDecide'];
}

/** Ledger case: its subject, the records of both sides, and the explanation. */
export function LedgerCaseCard({ found, onDecide }: LedgerCaseCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone={found.closed === null ? 'danger' : 'neutral'}>{t.differenceOf[found.of]}</Badge>
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.foundAt, dateFormat))}</span>
      </header>
      <div className="grid gap-1">
        <p className="font-semibold">
          {found.of === 'balance' ? t.balanceDiffers : t.differenceKinds[found.kind]}
        </p>
        {found.reference === null ? null : (
          <Text size="xs" tone="muted" className="break-all">
            {found.reference}
          </Text>
        )}
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Side label={t.inOurBooks} amount={found.ours} currency={found.currency} />
        <Side label={t.atTheProvider} amount={found.theirs} currency={found.currency} />
      </dl>
      <End found={found} onDecide={onDecide} />
    </Card>
  );
}

function Side({ label, amount, currency }: { label: string; amount: number | null; currency: string }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const campus = useCampus();
  const own = currency === campus.currency.code;
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-fg-muted">{label}</dt>
      <dd className="ms-auto font-bold tabular-nums">
        {amount === null
          ? t.nothingThere
          : own
            ? money(amount)
            : `${currency} ${amount.toFixed(campus.currency.minorDigits)}`}
      </dd>
    </div>
  );
}

function End({ found, onDecide }: LedgerCaseCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { closed } = found;
  if (closed === null) {
    return (
      <div className="border-t border-line pt-3">
        <Button size="sm" variant="secondary" onClick={() => onDecide({ found, decision: 'close' })}>
          {t.closeDifference}
        </Button>
      </div>
    );
  }
  const when = dateTime(closed.at, dateFormat);
  return (
    <footer className="grid gap-1 border-t border-line pt-3 text-sm">
      <p className="font-semibold">
        {closed.note === null ? t.agreedAgain(when) : t.closedBy(closed.by ?? t.deletedUser, when)}
      </p>
      {closed.note === null ? null : (
        <p dir="auto" className="break-words whitespace-pre-line text-fg-muted">
          {closed.note}
        </p>
      )}
    </footer>
  );
}
