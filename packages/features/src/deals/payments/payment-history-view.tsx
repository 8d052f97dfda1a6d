import { type Payment, type PaymentStatus } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { NativeSelect } from '@campushive/ui/native-select';
import { SearchField } from '@campushive/ui/search-field';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type TableSort,
} from '@campushive/ui/table';
import { ReceiptText, Wallet } from 'lucide-react';
import {
  appointment,
  Link,
  TextLink,
  useClock,
  useHives,
  useDateFormat,
  useMessages,
} from '../../kernel/index.js';
import { usePriceFieldName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { Chip, ChipGroup, ChipRow } from '../../shared/chip.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { MilestoneName } from '../parts/payments/milestone-name.js';
import { PaidCard } from './paid-card.js';
import { PaymentAmount, PaymentCards, PaymentPhoto } from './payment-cards.js';
import { PaymentSkeletons } from '../parts/payments/payment-skeletons.js';
import { PAYMENT_SORTS, type PaymentSort } from '../parts/payments/payments.queries.js';
import { shortReference } from '../parts/payments/short-reference.js';
import { StatusBadge } from '../parts/payments/status-badge.js';
import type { PaymentHistory } from './use-payment-history.js';
import { FactLine } from '../../shared/fact-line.js';
import { LoadFailed } from '../../shared/load-failed.js';

const FILTERS: readonly { status: PaymentStatus | null; label: 'all' | 'completed' | 'failed' }[] = [
  { status: null, label: 'all' },
  { status: 'success', label: 'completed' },
  { status: 'failed', label: 'failed' },
];

/** Payment history: cards on a phone, a sortable table from 1024 px. */
export function PaymentHistoryView({
  history,
}: {
  /** Filtered payments, and the filters. */
  history: PaymentHistory;
}) {
  const t = useMessages(catalogue);
  const { filters, onFiltersChange } = history;
  return (
    <div className="page grid page-6xl content-start gap-4 py-4 md:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>{t.historyTitle}</Heading>
        <Button asChild size="sm" variant="outline" leading={<Wallet aria-hidden="true" />}>
          <Link to={{ to: 'payouts' }}>{t.seePayouts}</Link>
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-3 md:flex md:flex-row-reverse md:justify-end">
        <div className="min-w-0 md:grow md:max-w-sm">
          <SearchField
            label={t.search}
            hideLabel
            placeholder={t.searchPlaceholder}
            value={filters.q}
            onChange={(event) => onFiltersChange({ q: event.target.value })}
            onClear={() => onFiltersChange({ q: '' })}
            clearLabel={t.clearSearch}
          />
        </div>
        <ChipRow>
          <ChipGroup label={t.filters}>
            {FILTERS.map(({ status, label }) => (
              <Chip
                key={label}
                pressed={filters.status === status}
                onClick={() => onFiltersChange({ status })}
              >
                {t[label]}
              </Chip>
            ))}
          </ChipGroup>
          <PaymentOrder history={history} />
        </ChipRow>
      </div>
      <Payments history={history} />
    </div>
  );
}

function Payments({ history }: { history: PaymentHistory }) {
  const t = useMessages(catalogue);
  const { state, justPaid, message, onFiltersChange } = history;
  switch (state.status) {
    case 'loading':
      return <PaymentSkeletons />;
    case 'failed':
      return <LoadFailed icon={<ReceiptText />} title={t.historyFailed} onRetry={state.retry} />;
    case 'empty':
      return state.filtered ? (
        <EmptyState
          kind="nothing-found"
          icon={<ReceiptText />}
          title={t.emptyTitle}
          description={t.emptyFiltered}
          action={<Button onClick={() => onFiltersChange({ q: '', status: null })}>{t.clearFilters}</Button>}
        />
      ) : (
        <EmptyState
          icon={<ReceiptText />}
          title={t.emptyTitle}
          description={t.emptyText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'hive', hive: 'essentials' }}>{t.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          {justPaid === null ? null : <PaidCard payment={justPaid} message={message} />}
          <PaymentCards payments={state.payments} byMonth={history.filters.sort.startsWith('date')} />
          <div className="hidden md:block">
            <PaymentTable payments={state.payments} history={history} />
          </div>
          <ShowMoreButton state={state} t={t} />
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Sort list for phones, which have no column headers. */
function PaymentOrder({ history: { filters, onFiltersChange } }: { history: PaymentHistory }) {
  const t = useMessages(catalogue);
  return (
    <NativeSelect
      className="w-48 shrink-0 md:hidden"
      label={t.sort}
      hideLabel
      value={filters.sort}
      options={PAYMENT_SORTS.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
      onChange={({ target }) => {
        const sort = PAYMENT_SORTS.find((paymentSort) => paymentSort === target.value);
        if (sort !== undefined) onFiltersChange({ sort });
      }}
    />
  );
}

function PaymentTable({ payments, history }: { payments: readonly Payment[]; history: PaymentHistory }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const name = useOrderName();
  const priceName = usePriceFieldName();
  return (
    <Table className="text-sm">
      <TableCaption hideLabel>{t.historyTitle}</TableCaption>
      <Columns history={history} />
      <TableBody>
        {payments.map((payment) => (
          <TableRow key={payment.id} className="hover:bg-fill">
            <TableCell className="max-w-80 pe-4">
              <span className="flex items-center gap-3">
                <PaymentPhoto payment={payment} />
                <span className="min-w-0">
                  <TextLink to={{ to: 'listing', hive: payment.metadata.hiveType, id: payment.hiveId }}>
                    {name(payment.metadata.hiveTitle, moreOf(payment))}
                  </TextLink>
                  <MilestoneName milestone={payment.milestone} className="" />
                  <FactLine
                    as="span"
                    className="text-fg-muted"
                    facts={[
                      payment.role === 'buyer' ? t.bought : t.soldWord,
                      hiveNamed(payment.metadata.hiveType).title,
                      priceName(payment.metadata.hiveType, payment),
                    ]}
                  />
                </span>
              </span>
            </TableCell>
            <TableCell align="end" className="pe-8 font-bold">
              <PaymentAmount payment={payment} />
            </TableCell>
            <TableCell className="pe-4">
              <StatusBadge status={payment.orderStatus} refund={payment.refund} />
            </TableCell>
            <TableCell className="pe-4">
              <TextLink
                to={{ to: 'payment', id: payment.id }}
                aria-label={t.referenceOf(shortReference(payment.reference))}
                className="block py-3.5 text-xs tabular-nums"
              >
                {shortReference(payment.reference)}
              </TextLink>
            </TableCell>
            <TableCell className="whitespace-nowrap text-fg-muted">
              {appointment(payment.createdAt, now, dateFormat)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Columns({ history }: { history: PaymentHistory }) {
  const t = useMessages(catalogue);
  return (
    <TableHeader className="text-fg-muted">
      <TableRow>
        <TableHead className="pe-4">{t.item}</TableHead>
        <TableHead align="end" className="pe-8" {...sortOf('amount', history)}>
          {t.amount}
        </TableHead>
        <TableHead className="pe-4">{t.status}</TableHead>
        <TableHead className="pe-4">{t.reference}</TableHead>
        <TableHead {...sortOf('date', history)}>{t.date}</TableHead>
      </TableRow>
    </TableHeader>
  );
}

/** Toggles the direction of the active column. Other columns start in descending order. */
function sortOf(
  column: 'amount' | 'date',
  { filters: { sort }, onFiltersChange }: PaymentHistory,
): { sort: TableSort; onSort: () => void } {
  const active = sort.startsWith(column);
  const up = sort.endsWith('-asc');
  const next: PaymentSort = active && !up ? `${column}-asc` : `${column}-desc`;
  return {
    sort: active ? (up ? 'ascending' : 'descending') : 'none',
    onSort: () => onFiltersChange({ sort: next }),
  };
}
