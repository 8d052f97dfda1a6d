import type { LedgerSummary } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Scale } from 'lucide-react';
import { dateTime, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { LedgerCaseCard } from './ledger-case-card.js';
import { catalogue } from '../moderation.catalogue.js';
import { QueueView } from '../queue-view.js';
import type { Ledger, SummaryState } from './use-ledger.js';

/** Ledger: assets and liabilities, the provider's balance, and open differences. */
export function LedgerView({ ledger }: { ledger: Ledger }) {
  const t = useMessages(catalogue);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Books state={ledger.books} />
      <section className="grid grid-cols-1 gap-4">
        <Heading level={2} size="subsection">
          {t.differences}
        </Heading>
        <QueueView
          queue={ledger.cases}
          label={t.differenceStates}
          icon={<Scale />}
          emptyText={t.noDifferencesText}
          refusals={{ already_resolved: t.differenceTooLate }}
          actionOf={() => ({
            title: t.closeDifference,
            text: t.closeDifferenceText,
            confirmLabel: t.closeDifference,
            variant: 'secondary',
            reasonHelp: t.closeDifferenceHelp,
          })}
        >
          {(found) => <LedgerCaseCard found={found} onDecide={ledger.cases.onDecide} />}
        </QueueView>
      </section>
    </div>
  );
}

function Books({ state }: { state: SummaryState }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-64" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return (
        <Card className="grid grid-cols-1 gap-4">
          <Comparison summary={state.summary} />
          <Sums summary={state.summary} />
        </Card>
      );
    default:
      return state satisfies never;
  }
}

/** Comparison of the books with the provider's balance. */
function Comparison({ summary: { difference, comparedAt } }: { summary: LedgerSummary }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  if (difference === null || comparedAt === null) return <Alert>{t.neverCompared}</Alert>;
  const when = t.comparedAt(dateTime(comparedAt, dateFormat));
  return difference === 0 ? (
    <Alert tone="success" title={t.booksAgree}>
      {when}
    </Alert>
  ) : (
    <Alert
      tone="danger"
      title={difference > 0 ? t.providerHasMore(money(difference)) : t.providerHasLess(money(-difference))}
    >
      {when}
    </Alert>
  );
}

function Sums({ summary }: { summary: LedgerSummary }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { reported, difference } = summary;
  const sums = [
    [t.bookHeld, money(summary.held)],
    [t.bookOwed, money(summary.owedToSellers)],
    [t.bookDebt, money(summary.sellerDebt)],
    [t.bookPayouts, money(summary.payoutsOnTheWay)],
    [t.bookRefunds, money(summary.refundsOnTheWay)],
    [t.bookGoodwill, money(summary.goodwill)],
    [t.bookAtProvider, money(summary.atProvider)],
    [t.bookReported, reported === null ? '–' : money(reported)],
    [t.bookDifference, difference === null ? '–' : money(difference)],
  ] as const;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
      {sums.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 text-sm">
          <dt className="text-fg-muted">{label}</dt>
          <dd className="ms-auto font-bold tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
