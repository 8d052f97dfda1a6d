import type { Payout } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { ArrowLeft } from 'lucide-react';
import Wallet from 'lucide-react/icons/wallet';
import {
  appointment,
  dateTime,
  Link,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { usePayoutAccountName } from '../parts/payments/payout-account-name.js';
import { isDelayed, isOpen, TONES, useFailureReason, useStatusWord } from './payout-state.js';
import { catalogue } from './payouts.catalogue.js';
import type { PayoutState } from './use-payout.js';
import { LoadFailed } from '../../shared/load-failed.js';

const PAGE = 'page grid page-xl content-start gap-6 py-4 sm:py-6';

/** One payout: its amount, its account, what the seller has to do, and its steps. */
export function PayoutView({
  state,
}: {
  /** The payout, or the reason for which it is not shown. */
  state: PayoutState;
}) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div className={PAGE}>
          <Skeleton className="h-96" />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<Wallet />} title={t.failed} onRetry={state.retry} />;
    case 'missing':
      return (
        <EmptyState
          icon={<Wallet />}
          title={t.payoutMissing}
          action={
            <Button asChild>
              <Link to={{ to: 'payouts' }}>{t.backToPayouts}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Ready payout={state.payout} />;
    default:
      return state satisfies never;
  }
}

function Ready({ payout }: { payout: Payout }) {
  const t = useMessages(catalogue);
  const nameOf = usePayoutAccountName();
  const money = useMoney();
  const word = useStatusWord();
  const reason = useFailureReason()(payout);
  return (
    <section className={PAGE}>
      <TextLink standalone to={{ to: 'payouts' }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.backToPayouts}
      </TextLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>{t.payoutTitle}</Heading>
        <Badge tone={TONES[payout.status] ?? 'neutral'}>{word(payout)}</Badge>
      </div>
      <div className="grid justify-items-center gap-2 text-center">
        <p className="text-hero font-extrabold tabular-nums">{money(payout.amount)}</p>
        <p className="flex flex-wrap items-center justify-center gap-x-3 font-semibold">
          <span>{nameOf(payout)}</span>
          <bdi className="tabular-nums">{payout.maskedNumber}</bdi>
        </p>
        {payout.fee > 0 ? (
          <Text size="sm" tone="muted">
            {t.fee(money(payout.fee))}
          </Text>
        ) : null}
        {payout.feeReturned > 0 ? (
          <Text size="sm" tone="muted">
            {t.feeReturned(money(payout.feeReturned))}
          </Text>
        ) : null}
      </div>
      {isDelayed(payout) ? <Alert title={t.delayedTitle}>{t.delayedText}</Alert> : null}
      {reason === null ? null : <Alert tone="warning">{reason}</Alert>}
      <Steps payout={payout} />
    </section>
  );
}

interface Step {
  readonly name: string;
  readonly note: string | null;
  readonly done: boolean;
}

/** Steps of a payout: past ones with their times, and the next ones. */
function Steps({ payout }: { payout: Payout }) {
  const t = useMessages(catalogue);
  return (
    <ol aria-label={t.stepsTitle} className="grid">
      {useSteps(payout).map(({ name, note, done }) => (
        <li key={name} className="group flex gap-4">
          <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center pt-1.5">
            <span
              className={`size-3.5 rounded-full border-2 ${done ? 'border-fg bg-fg' : 'border-line-strong'}`}
            />
            <span className="min-h-4 w-0.5 bg-line group-last:hidden" />
          </span>
          <span className="grid min-w-0 pb-4">
            <span className="font-semibold">
              {done ? null : <span className="sr-only">{`${t.nextStep} `}</span>}
              {name}
            </span>
            {note === null ? null : <span className="text-sm text-fg-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useSteps(payout: Payout): readonly Step[] {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { steps } = t;
  const { kind, status, network, failure, retryAt, createdAt, paidAt } = payout;
  const startedText = {
    name: kind === 'instant' ? steps.asked : steps.daily,
    note: dateTime(createdAt, dateFormat),
    done: true,
  };
  const arrived = {
    name: network === null ? steps.arrivedAtBank : steps.arrived,
    note: paidAt && dateTime(paidAt, dateFormat),
    done: paidAt !== null,
  };
  if (status === 'failed' || status === 'reversed')
    return [
      startedText,
      ...(paidAt === null ? [] : [arrived]),
      { name: steps.returned, note: steps.returnedText, done: true },
    ];
  if (!isOpen(payout)) return [startedText, arrived];
  const between =
    failure === null
      ? { name: network === null ? steps.onTheWayToBank : steps.onTheWay, note: null, done: true }
      : retryAt === null
        ? { name: steps.sorting, note: null, done: true }
        : { name: steps.tryingAgain, note: t.nextTry(appointment(retryAt, now, dateFormat)), done: true };
  return [startedText, between, arrived];
}
