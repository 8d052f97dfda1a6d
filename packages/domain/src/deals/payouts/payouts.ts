import { HOUR, PAYOUT_HOUR, SECOND, type Payout } from '@campushive/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { payouts } from '../../platform/database/schema/index.js';
import type { PaymentProvider } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { describeAccount, saveAccount } from './account.js';
import { createBankAccounts } from './bank-accounts.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { reconcile, send } from './send.js';
import { settleTransfer } from './settle.js';
import { creditCalls, type CreditCall } from './credits.js';
import { delayedPayoutCalls, type DelayedPayoutCall } from './delayed-payouts.js';
import { maskedNumberOf } from './destination.js';
import { createDuePayouts, createPayout } from './create-payout.js';
import { toMajor } from '../../platform/money.js';

type PayoutCalls = Handlers<
  | 'payouts.account'
  | 'payouts.setAccount'
  | 'payouts.banks'
  | 'payouts.resolveBankAccount'
  | 'payouts.setBankAccount'
  | 'payouts.list'
  | 'payouts.create'
  | CreditCall
  | DelayedPayoutCall
>;

export interface PayoutsModule {
  readonly calls: PayoutCalls;
  /** Settles the transfer that a webhook is about; returns false when it is not ours. Throws ProviderError. */
  settleTransfer(reference: string): Promise<boolean>;
}

const PAYOUTS_AN_HOUR = 10;

/** Pays sellers out: one transfer per day and seller, or at once for a fee. */
export function createPayoutsModule(
  platform: Platform,
  deps: {
    readonly provider: PaymentProvider;
    readonly notify: NotificationsModule['notify'];
    readonly notifyAll: NotificationsModule['notifyAll'];
  },
): PayoutsModule {
  const { db, limits, jobs } = platform;
  const context: PayoutsContext = { platform, ...deps };
  const bankAccounts = createBankAccounts(context);

  jobs.work('payouts.send', ({ payoutId }) => send(context, payoutId));
  jobs.work('payouts.ask', async ({ reference }) => void (await settleTransfer(context, reference)));
  jobs.work('payouts.daily', () => createDuePayouts(context));
  jobs.every('payouts.daily', `0 ${PAYOUT_HOUR} * * *`);
  jobs.work('payouts.reconcile', () => reconcile(context));
  jobs.every('payouts.reconcile', '*/5 * * * *');

  return {
    settleTransfer: (reference) => settleTransfer(context, reference),
    calls: {
      ...creditCalls(context),
      ...delayedPayoutCalls(context),
      async 'payouts.account'(_input, { viewer }) {
        return { data: await describeAccount(context, viewer.userId) };
      },
      async 'payouts.setAccount'(input, { viewer }) {
        await saveAccount(context, viewer.userId, input);
        return { data: await describeAccount(context, viewer.userId) };
      },
      async 'payouts.banks'() {
        return { data: [...(await bankAccounts.banks())] };
      },
      async 'payouts.resolveBankAccount'(input, { viewer }) {
        return { data: { name: await bankAccounts.resolve(viewer.userId, input) } };
      },
      async 'payouts.setBankAccount'(input, { viewer }) {
        await bankAccounts.save(viewer.userId, input);
        return { data: await describeAccount(context, viewer.userId) };
      },
      async 'payouts.list'(input, { viewer }) {
        const limit = limitOf(input);
        const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
        const mine = eq(payouts.userId, viewer.userId);
        const rows = await db
          .select()
          .from(payouts)
          .where(before === undefined ? mine : and(mine, lt(payouts.id, String(before))))
          .orderBy(desc(payouts.id))
          .limit(limit + 1);
        const page = pageOf(rows, limit, (row) => [row.id]);
        return { data: page.rows.map(toPayout), pagination: page.pagination };
      },
      async 'payouts.create'(_input, { viewer }) {
        await limits.hit(`payout:${viewer.userId}`, PAYOUTS_AN_HOUR, HOUR / SECOND);
        return { data: toPayout(await createPayout(context, viewer.userId)) };
      },
    },
  };
}

function toPayout(row: PayoutRow): Payout {
  const { id, reference, kind, status, network, bankName, sales, credits, failure, failureReason } = row;
  const isOpen = status === 'requested' || status === 'pending';
  return {
    id,
    reference,
    kind,
    status,
    amount: toMajor(row.amount),
    fee: toMajor(row.fee),
    feeReturned: toMajor(row.feeReturned),
    debt: toMajor(row.debt),
    network,
    bankName,
    maskedNumber: maskedNumberOf(row),
    sales,
    credits,
    failure,
    failureCode: failure === 'account' ? row.failureCode : null,
    // Messages about our own account at the provider are for the operator, not for the seller.
    failureReason: failure === 'operator' || failure === 'temporary' ? null : failureReason,
    retryAt: isOpen ? (row.retryAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
