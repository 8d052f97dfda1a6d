import { networksOf } from '@campushive/contract/campus';
import { DAY } from '@campushive/contract';
import { inArray } from 'drizzle-orm';
import { payoutPaidPostings, payoutPostings } from '@campushive/contract/rules/postings';
import { post } from '@campushive/domain/deals/payments/ledger/ledger';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  orders,
  payoutAccounts,
  payouts,
  sandboxRecipients,
  sandboxTransfers,
} from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { idAt, type Chance } from './chance.js';
import { campus } from '@campushive/domain/platform/campus';

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Payout account. Choose a number that belongs to no one. */
export interface Wallet {
  readonly network: string;
  readonly phone: string;
}

/** Age at which earnings have been paid out. */
const SENT_AFTER = 3 * DAY;
/** Period of earnings that share a transfer. */
const TOGETHER = 30 * DAY;
/** Recipient code of the account in the sandbox. */
const RECIPIENT = 'RCP_demo';

/** Stores a seller's mobile money account, and payouts for the older of these sales. */
export async function storeEarnings(
  tx: Db,
  platform: HostPlatform,
  owner: Owner,
  wallet: Wallet,
  sales: readonly OrderRow[],
  now: Date,
  chance: Chance,
): Promise<void> {
  const account = { ...wallet, name: owner.name };
  const since = later(now, -100 * DAY);
  await tx
    .insert(payoutAccounts)
    .values({ userId: owner.id, ...account, createdAt: since, updatedAt: since });
  const groups = new Map<number, OrderRow[]>();
  for (const sale of sales) {
    const age = sale.releasedAt === null ? 0 : now.getTime() - sale.releasedAt.getTime();
    if (sale.sellerId !== owner.id || age < SENT_AFTER) continue;
    const group = Math.floor(age / TOGETHER);
    groups.set(group, [...(groups.get(group) ?? []), sale]);
  }
  const inSandbox = platform.config.paystackSecretKey === undefined;
  if (inSandbox) await storeRecipient(tx, account, since);
  for (const group of groups.values()) await sendOut({ tx, owner, account, inSandbox, chance }, group);
}

interface Earner {
  readonly tx: Db;
  readonly owner: Owner;
  readonly account: Wallet & { readonly name: string };
  readonly inSandbox: boolean;
  readonly chance: Chance;
}

/** Stores the payout of a group of sales. */
async function sendOut(
  { tx, owner, account, inSandbox, chance }: Earner,
  group: readonly OrderRow[],
): Promise<void> {
  const last = Math.max(...group.map((one) => one.releasedAt?.getTime() ?? 0));
  const at = later(new Date(last), DAY);
  const id = idAt(at, chance);
  const amount = group.reduce((sum, one) => sum + one.payout, 0);
  const paid = { userId: owner.id, amount, fee: 0, debt: 0 };
  const reference = `cmp-out-${id}`;
  const transferCode = `TRF_${id.replaceAll('-', '').slice(-16)}`;
  await tx.insert(payouts).values({
    id,
    ...paid,
    ...account,
    reference,
    kind: 'daily',
    status: 'paid',
    sales: group.length,
    transferCode,
    attemptedAt: at,
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await post(tx, { payoutId: id, kind: 'payout' }, payoutPostings(paid), at);
  await post(
    tx,
    { payoutId: id, kind: 'payout_paid' },
    payoutPaidPostings(paid, campus.fees.provider.transfer),
    at,
  );
  if (inSandbox) {
    // Without this row the sandbox would still have the money, and the nightly reconciliation would report a
    // difference.
    await tx.insert(sandboxTransfers).values({
      reference,
      code: transferCode,
      recipientCode: RECIPIENT,
      amount,
      reason: '',
      status: 'success',
      createdAt: at,
      updatedAt: at,
    });
  }
  const ids = group.map((one) => one.id);
  await tx.update(orders).set({ status: 'paid_out', payoutId: id }).where(inArray(orders.id, ids));
}

/** Stores the account in the sandbox. */
async function storeRecipient(tx: Db, account: Wallet & { name: string }, createdAt: Date): Promise<void> {
  const network = networksOf(campus).find(({ id }) => id === account.network);
  if (network === undefined) throw new Error(`The campus has no network "${account.network}"`);
  await tx.insert(sandboxRecipients).values({
    code: RECIPIENT,
    name: account.name,
    accountNumber: account.phone,
    bankCode: network.providerCodes.transfer,
    createdAt,
  });
}
