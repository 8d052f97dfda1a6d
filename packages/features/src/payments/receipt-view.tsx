import { formatRate, isFeeLine, rateOf, saleOf, type Receipt, type ReceiptLine } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ReceiptText from 'lucide-react/icons/receipt-text';
import {
  dateTime,
  Link,
  TextLink,
  useCampus,
  useLanguageTag,
  useMessages,
  useMoney,
} from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';
import { useOrderWords } from './use-order-words.js';
import type { ReceiptState } from './use-receipt.js';

export interface ReceiptViewProps {
  /** The payment: where Back leads. */
  readonly id: string;
  /** The receipt, or why it is not there. */
  readonly state: ReceiptState;
  /** Print was pressed. */
  readonly onPrint: () => void;
}

const PAGE = 'page grid page-xl content-start gap-5 py-4';

/** What was paid, line by line; on paper only that. */
export function ReceiptView({ id, state, onPrint }: ReceiptViewProps) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div className={PAGE}>
          <Skeleton className="h-96" />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<ReceiptText />}
          title={words.receiptFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<ReceiptText />}
          title={words.receiptMissing}
          action={
            <Button asChild>
              <Link to={{ to: 'payments' }}>{words.history}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <div className={PAGE}>
          <TextLink
            standalone
            to={{ to: 'payment', id }}
            className="inline-flex items-center gap-1.5 print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {words.toOrder}
          </TextLink>
          <Paper receipt={state.receipt} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button asChild variant="primary">
              <a href={state.receipt.pdfUrl} download>
                {words.download}
              </a>
            </Button>
            <Button variant="outline" onClick={onPrint}>
              {words.print}
            </Button>
          </div>
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Paper({ receipt }: { receipt: Receipt }) {
  const words = useOrderWords(receipt.hiveType);
  const locale = useLanguageTag();
  const campus = useCampus();
  const method = receipt.channel === 'card' ? words.methods.card : words.methods.mobile_money;
  const rates = campus.fees[saleOf(receipt.hiveType) ?? 'purchase'];
  const labelOf = (line: ReceiptLine) =>
    isFeeLine(line) ? words.lines[line](formatRate(rateOf(line, rates), locale)) : words.lines[line];
  const facts = [
    [words.item, receipt.title],
    [words.withBuyer, receipt.buyerName ?? words.deletedUser],
    [words.withSeller, receipt.sellerName ?? words.deletedUser],
    [words.paidOn, dateTime(receipt.paidAt, locale)],
    ...(receipt.channel === null ? [] : [[words.method, method] as const]),
    [words.reference, receipt.reference],
  ] as const;
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <p className="font-extrabold">{campus.name}</p>
        <Heading level={1}>{words.receiptTitle}</Heading>
        <p className="text-sm text-fg-muted">{words.receiptHeld}</p>
      </header>
      <dl className="grid gap-2 text-sm">
        {facts.map(([term, details]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-fg-muted">{term}</dt>
            <dd className="ms-auto min-w-0 text-end wrap-anywhere">{details}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid divide-y divide-line border-t border-line">
        {receipt.lines.map(({ line, amount }) => (
          <Line key={line} label={labelOf(line)} amount={amount} />
        ))}
        <Line
          label={receipt.role === 'buyer' ? words.totalPaid : words.payout}
          amount={receipt.total}
          strong
        />
        {receipt.refund !== null && receipt.role === 'buyer' ? (
          <Line label={words.lines.refunded} amount={-receipt.refund.amount} />
        ) : null}
      </dl>
    </Card>
  );
}

function Line({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  const money = useMoney();
  const sum = money(Math.abs(amount));
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 py-2 ${strong ? 'font-extrabold' : 'text-sm'}`}>
      <dt>{label}</dt>
      <dd className="ms-auto tabular-nums">{amount < 0 ? `−${sum}` : sum}</dd>
    </div>
  );
}
