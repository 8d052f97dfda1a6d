import { formatRate, isFeeLine, rateOf, type Receipt, type ReceiptLine } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Logo } from '@campushive/ui/hexagon';
import { QrCode } from '@campushive/ui/qr-code';
import { Skeleton } from '@campushive/ui/skeleton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  dateTime,
  TextLink,
  useCampus,
  useDateFormat,
  useLanguageTag,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { usePriceFieldName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { milestoneNames } from '../parts/milestones/index.js';
import { FailedToLoad, NothingToShow } from '../parts/payments/payment-page.js';
import { isPartRefund, netPaid } from '../parts/payments/amount-shown.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { CopyReference, shortReference } from '../parts/payments/short-reference.js';
import { kindOfReceipt } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import type { ReceiptState } from './use-receipt.js';
import type { ReactNode } from 'react';
import { useTitleAndMore } from '../../shared/use-title-and-more.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { RECEIPT_KINDS } from '../sold/receipt-kinds.js';

/** State of a receipt and its print action. */
export interface ReceiptViewProps {
  /** Payment id, for the Back link. */
  readonly id: string;
  readonly state: ReceiptState;
  readonly onPrint: () => void;
}

const PAGE = 'page grid page-xl content-start gap-5 py-4';

/** Receipt, line by line. Navigation and buttons are not printed. */
export function ReceiptView({ id, state, onPrint }: ReceiptViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div className={PAGE}>
          <Skeleton className="h-96" />
        </div>
      );
    case 'failed':
      return (
        <FailedToLoad
          title={t.receiptFailed}
          onRetry={state.retry}
          to={{ to: 'payment', id }}
          label={t.toOrder}
        />
      );
    case 'missing':
      return <NothingToShow title={t.receiptMissing} to={{ to: 'payments' }} label={t.history} />;
    case 'ready':
      return (
        <div className={PAGE}>
          <TextLink
            standalone
            to={{ to: 'payment', id }}
            className="inline-flex items-center gap-1.5 print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.toOrder}
          </TextLink>
          <Paper receipt={state.receipt} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button asChild variant="primary">
              <a href={state.receipt.pdfUrl} download>
                {t.download}
              </a>
            </Button>
            <Button variant="outline" onClick={onPrint}>
              {t.print}
            </Button>
          </div>
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Paper({ receipt }: { receipt: Receipt }) {
  const t = useSoldWords(kindOfReceipt(receipt));
  const campus = useCampus();
  const money = useMoney();
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-4">
          <Logo label={campus.name} wordmark />
          <Heading level={1} size="subsection">
            {t.receiptTitle}
          </Heading>
        </div>
        <p className="pt-3 text-sm text-fg-muted">{receipt.role === 'buyer' ? t.totalPaid : t.payout}</p>
        <p className="text-headline font-extrabold tabular-nums">{money(receipt.total)}</p>
        <p className="text-sm text-fg-muted">{t.receiptHeld}</p>
      </header>
      <Facts receipt={receipt} />
      <BundleItems items={receipt.bundle} />
      <Sums receipt={receipt} />
      <div className="hidden justify-items-start gap-1 print:grid">
        <div className="w-24">
          <QrCode value={receipt.orderUrl} label={t.receiptQrAlt} />
        </div>
        <p className="text-xs text-fg-muted">{t.receiptScan}</p>
      </div>
    </Card>
  );
}

/** Item, both sides, time, method and reference. */
function Facts({ receipt }: { receipt: Receipt }) {
  const sold = kindOfReceipt(receipt);
  const t = useSoldWords(sold);
  const milestones = useMessages(milestoneNames);
  const titleAndMore = useTitleAndMore();
  const dateFormat = useDateFormat();
  const kind = RECEIPT_KINDS[sold];
  const words = { t, milestones, titleAndMore };
  const method = receipt.channel === 'card' ? t.methods.card : t.methods.mobile_money;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.item, kind.itemOf(receipt, words)],
    ...kind.factsOf(receipt, words),
    [t.withBuyer, receipt.buyerName ?? t.deletedUser],
    [t.withSeller, receipt.sellerName ?? t.deletedUser],
    [t.paidOn, dateTime(receipt.paidAt, dateFormat)],
    ...(receipt.channel === null ? [] : [[t.method, method] as const]),
    [t.reference, <PaperReference key="reference" reference={receipt.reference} />],
  ];
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([term, details]) => (
        <div key={term} className="flex items-baseline justify-between gap-x-4">
          <dt className="max-w-1/2 shrink-0 text-fg-muted">{term}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">{details}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Items of a bundle with their prices. */
function BundleItems({ items }: { items: Receipt['bundle'] }) {
  const money = useMoney();
  if (items.length === 0) return null;
  return (
    <ul data-slot="bundle" className="grid gap-1 text-sm">
      {items.map(({ title, price }, index) => (
        <li key={index} className="flex justify-between gap-x-4">
          <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
          <span className="shrink-0 tabular-nums">{money(price)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lines of the payment or the earnings, the total, and a refund. */
function Sums({ receipt }: { receipt: Receipt }) {
  const sold = kindOfReceipt(receipt);
  const t = useSoldWords(sold);
  const locale = useLanguageTag();
  const rates = useCampus().fees[SOLD_FACTS[sold].sale];
  const priceName = usePriceFieldName()(receipt.hiveType, receipt);
  const labelOf = (line: ReceiptLine) => {
    if (isFeeLine(line)) return t.lines[line](formatRate(rateOf(line, rates), locale));
    return line === 'price' ? (priceName ?? t.lines.price) : t.lines[line];
  };
  return (
    <dl className="grid divide-y divide-line border-t border-line">
      {receipt.lines.map(({ line, amount }) => (
        <Line key={line} label={labelOf(line)} amount={amount} />
      ))}
      <Line label={receipt.role === 'buyer' ? t.totalPaid : t.payout} amount={receipt.total} strong />
      {receipt.refund !== null && receipt.role === 'buyer' ? (
        <>
          <Line label={t.lines.refunded} amount={-receipt.refund.amount} />
          {isPartRefund(receipt) ? (
            <Line
              label={t.paidInTheEnd}
              amount={netPaid({ amount: receipt.total, refund: receipt.refund })}
              strong
            />
          ) : null}
        </>
      ) : null}
    </dl>
  );
}

/** Shortened reference with a copy button on a screen, the full reference on paper. */
function PaperReference({ reference }: { reference: string }) {
  return (
    <>
      <span className="flex items-center justify-end gap-1 tabular-nums print:hidden">
        {shortReference(reference)} <CopyReference reference={reference} />
      </span>
      <span className="hidden print:inline">{reference}</span>
    </>
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
