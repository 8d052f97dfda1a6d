import type { Payment, PayoutAccount } from '@campushive/contract';
import { findNetwork } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Smartphone, Wallet } from 'lucide-react';
import { useRef } from 'react';
import { Link, longDate, useCampus, useClient, useDateFormat, useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { NetworkMark } from '../parts/payments/network-mark.js';
import { usePayoutAccountName } from '../parts/payments/payout-account-name.js';
import { paymentNumberQuery } from '../parts/payment-number.queries.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';
import { catalogue } from '../../accounts/settings/settings.catalogue.js';
import { paidQuery } from '../../accounts/settings/settings.queries.js';
import { Section } from '../../accounts/settings/section.js';

type Method = 'card' | 'mobile_money' | 'other';
/** Payment method with its number of uses and last use. */
export interface UsedMethod {
  readonly method: Method;
  readonly count: number;
  readonly lastUsedAt: string;
}
export type BillingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly methods: readonly UsedMethod[] };

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Null without an account. */
  | { readonly status: 'ready'; readonly account: PayoutAccount['account'] };

/** Billing settings: payment methods used and the payout account. */
export function BillingTab() {
  const client = useClient();
  const query = useQuery(paidQuery(client));
  const payout = useQuery(payoutAccountQuery(client));
  const account: AccountState = payout.isPending
    ? { status: 'loading' }
    : payout.data === undefined
      ? { status: 'failed', retry: () => void payout.refetch() }
      : { status: 'ready', account: payout.data.account };
  const state: BillingState = query.isPending
    ? { status: 'loading' }
    : query.data === undefined
      ? { status: 'failed', retry: () => void query.refetch() }
      : { status: 'ready', methods: methodsOf(query.data) };
  return <BillingView state={state} account={account} />;
}

/** Link to the payout account, the payment methods used, and the plan. */
function BillingView({ state, account }: { state: BillingState; account: AccountState }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Section title={t.payoutAccount} hint={t.payoutAccountHint}>
        <PaidTo state={account} />
      </Section>
      <Section title={t.paidWith} hint={t.paidWithHint}>
        <Methods state={state} />
        <RememberedNumber />
      </Section>
      <Section title={t.pro}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t.proPrice}</p>
          <Badge tone="neutral">{t.comingSoon}</Badge>
        </div>
      </Section>
    </>
  );
}

/**
 * Payout account. The skeleton has the height of an account, because most students have one, so that the prompt for a first one never
 * flashes.
 */
function PaidTo({ state }: { state: AccountState }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-33" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.payoutAccountFailed}</FailedAlert>;
    case 'ready':
      return (
        <>
          {state.account === null ? null : <Account account={state.account} />}
          <div>
            <Button asChild variant="outline">
              <Link to={{ to: 'payouts' }}>{state.account === null ? t.addMethod : t.changeAccount}</Link>
            </Button>
          </div>
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Payout account, with enough of the number for its owner to recognise it. */
function Account({ account }: { account: NonNullable<PayoutAccount['account']> }) {
  const nameOf = usePayoutAccountName();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <NetworkMark network={account.network} />
      <div className="min-w-0">
        <p className="font-semibold">{nameOf(account)}</p>
        <p className="whitespace-nowrap tabular-nums">{account.maskedNumber}</p>
        <p dir="auto" className="text-sm wrap-anywhere text-fg-muted">
          {account.name}
        </p>
      </div>
    </div>
  );
}

/** Mobile money number of the last payment, with a button to forget it. */
function RememberedNumber() {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const client = useClient();
  const queries = useQueryClient();
  const query = paymentNumberQuery(client);
  const { data: number = null } = useQuery(query);
  const status = useRef<HTMLParagraphElement>(null);
  const forget = useMutation({
    mutationFn: () => client.payments.forgetNumber({}),
    onSuccess() {
      queries.setQueryData(query.queryKey, null);
      // Moves the focus to the result, because the button is removed.
      requestAnimationFrame(() => status.current?.focus());
    },
  });
  if (number === null) {
    return forget.isSuccess ? (
      <p ref={status} tabIndex={-1} className="text-sm text-fg-muted outline-none">
        {t.numberForgotten}
      </p>
    ) : null;
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <NetworkMark network={number.network} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">{t.rememberedNumber}</p>
          <p className="tabular-nums">
            {findNetwork(campus, number.network)?.name ?? number.network} {number.maskedPhone}
          </p>
        </div>
        <Button
          variant="outline"
          loading={forget.isPending}
          loadingLabel={t.forgettingNumber}
          onClick={() => forget.mutate()}
        >
          {t.forgetNumber}
        </Button>
      </div>
      {forget.isError ? <Alert tone="danger">{t.forgetNumberFailed}</Alert> : null}
    </div>
  );
}

const ICONS = { card: CreditCard, mobile_money: Smartphone, other: Wallet };

function Methods({ state }: { state: BillingState }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-14" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.billingFailed}</FailedAlert>;
    case 'ready':
      if (state.methods.length === 0) {
        return (
          <div>
            <p className="font-semibold">{t.noBilling}</p>
            <p className="text-sm text-fg-muted">{t.noBillingHint}</p>
          </div>
        );
      }
      return (
        <ul className="grid divide-y divide-line">
          {state.methods.map(({ method, count, lastUsedAt }) => {
            const Icon = ICONS[method];
            return (
              <li key={method} className="flex items-center gap-3 py-3">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />
                <div className="min-w-0">
                  <p className="font-semibold">{t.methods[method]}</p>
                  <p className="text-sm text-fg-muted">
                    {t.timesUsed(count, longDate(lastUsedAt, dateFormat))}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

/** Returns the viewer's payment methods, last used first. */
function methodsOf(payments: readonly Payment[]): UsedMethod[] {
  const found = new Map<Method, UsedMethod>();
  for (const { role, channel, paidAt, createdAt } of payments) {
    if (role !== 'buyer') continue;
    const method = channel === 'card' || channel === 'mobile_money' ? channel : 'other';
    const at = paidAt ?? createdAt;
    const cached = found.get(method);
    const lastUsedAt = cached !== undefined && cached.lastUsedAt > at ? cached.lastUsedAt : at;
    found.set(method, { method, count: (cached?.count ?? 0) + 1, lastUsedAt });
  }
  return [...found.values()].sort((usedMethod, other) =>
    other.lastUsedAt.localeCompare(usedMethod.lastUsedAt),
  );
}
