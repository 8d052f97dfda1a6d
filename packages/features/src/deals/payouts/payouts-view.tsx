import type { Payout, PayoutAccount } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import Wallet from 'lucide-react/icons/wallet';
import {
  appointment,
  dateTime,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
  useProblemText,
} from '../../kernel/index.js';
import { NetworkMark } from '../parts/payments/network-mark.js';
import { usePayoutAccountName } from '../parts/payments/payout-account-name.js';
import { AccountFields } from './account-fields.js';
import { catalogue } from './payouts.catalogue.js';
import { isDelayed, isOpen } from './payout-state.js';
import type { Payouts } from './use-payouts.js';
import { PayoutCredits } from './payout-credits.js';
import { SentPayouts } from './sent-payouts.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Returns true when the operator must act. The screen then offers no other payout, because it would wait too. */
const waitsForOperator = (payout: Payout): boolean => isOpen(payout) && payout.failure === 'operator';

const PAGE = 'page grid page-xl content-start gap-6 py-4 sm:py-6 lg:page-5xl';

/** Payouts of a seller: balance, payout account and past payouts. */
export function PayoutsView({
  payouts,
}: {
  /** Balance, payout account and past payouts. */
  payouts: Payouts;
}) {
  const t = useMessages(catalogue);
  const { state } = payouts;
  switch (state.status) {
    case 'loading':
      return (
        <div className={PAGE}>
          <Skeleton className="h-96" />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<Wallet />} title={t.failed} onRetry={state.retry} />;
    case 'ready':
      return (
        <section className={PAGE}>
          <Heading level={1}>{t.title}</Heading>
          <Delay payouts={state.payouts} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <Balance payouts={payouts} account={state.account} />
            <Account payouts={payouts} account={state.account} />
          </div>
          <PayoutCredits state={payouts.credits} />
          <SentPayouts state={state} />
        </section>
      );
    default:
      return state satisfies never;
  }
}

/** Notice that a delayed payout needs no action from the seller, with the time of the next attempt. */
function Delay({ payouts }: { payouts: readonly Payout[] }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const [delayed] = payouts.filter(isDelayed);
  if (delayed === undefined) return null;
  const { retryAt } = delayed;
  return (
    <Alert title={t.delayedTitle}>
      {t.delayedText}
      {retryAt === null ? null : ` ${t.nextTry(appointment(retryAt, now, dateFormat))}`}
    </Alert>
  );
}

/** Explains why less than the whole balance can be paid today. Renders nothing where the wallet takes all of it. */
function DailyLimit({ account }: { account: PayoutAccount }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  if (account.limitADay === null) return null;
  if (account.account?.takesLess === true)
    return <Alert tone="warning">{t.takesLess(money(account.limitADay))}</Alert>;
  return account.payableNow < account.available - account.instantFee ? (
    <Alert>{t.limited(money(account.limitADay))}</Alert>
  ) : null;
}

function Balance({ payouts, account }: { payouts: Payouts; account: PayoutAccount }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(payouts.problem, t.payFailed);
  const dateFormat = useDateFormat();
  const money = useMoney();
  const now = useClock().now();
  const instant = account.payableNow;
  const waits = payouts.state.status === 'ready' && payouts.state.payouts.some(waitsForOperator);
  const sums = [
    [t.onTheWay, account.onTheWay],
    [t.held, account.held],
    ...(account.debt > 0 ? [[t.debt, account.debt] as const] : []),
  ] as const;
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-fg-muted">{t.available}</dt>
          <dd className="text-hero font-extrabold tabular-nums">{money(account.available)}</dd>
        </div>
        {sums.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="ms-auto font-bold tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {account.account === null
          ? t.accountFirst
          : account.account.needsAttention
            ? t.stopped
            : account.account.paidFrom !== null
              ? t.newAccount(dateTime(account.account.paidFrom, dateFormat))
              : t.daily(money(account.minimum), appointment(account.nextPayoutAt, now, dateFormat))}
      </Text>
      <DailyLimit account={account} />
      {account.account === null || account.account.paidFrom !== null || waits || instant <= 0 ? null : (
        <div className="grid gap-2">
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onClick={payouts.onPayNow}
            loading={payouts.paying}
            loadingLabel={t.paying}
          >
            {t.payNow(money(instant))}
          </Button>
          <Text size="sm" tone="muted">
            {t.payNowHint(money(account.instantFee))}
          </Text>
        </div>
      )}
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
    </Card>
  );
}

function Account({ payouts, account: { account } }: { payouts: Payouts; account: PayoutAccount }) {
  const t = useMessages(catalogue);
  const nameOf = usePayoutAccountName();
  const { form } = payouts;
  const editing = form.open || account === null;
  return (
    <section className="grid gap-3">
      <Heading level={2}>{t.accountTitle}</Heading>
      <Text size="sm" tone="muted">
        {t.accountText}
      </Text>
      {account?.needsAttention === true ? <Alert tone="warning">{t.attention}</Alert> : null}
      {account === null ? null : (
        <Card className="flex flex-wrap items-center gap-3">
          <NetworkMark network={account.network} />
          <div className="me-auto min-w-0">
            <p className="font-bold">{nameOf(account)}</p>
            <p className="tabular-nums">{account.maskedNumber}</p>
            <Text dir="auto" size="sm" tone="muted" className="wrap-anywhere">
              {account.name}
            </Text>
          </div>
          {editing ? null : (
            <Button variant="outline" onClick={() => form.onOpen({ open: true })}>
              {t.change}
            </Button>
          )}
        </Card>
      )}
      {editing ? <AccountFields form={form} canCancel={account !== null} /> : null}
    </section>
  );
}
