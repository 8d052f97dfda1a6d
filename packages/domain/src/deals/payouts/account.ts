import {
  DAY,
  HELD_STATUSES,
  HOUR,
  PAYOUT_HOUR,
  SECOND,
  type ParsedInputOf,
  type PayoutAccount,
} from '@campushive/contract';
import {
  availableOf,
  isSameName,
  isSameAccount,
  isWaiting,
  paidFromOf,
  payableNow,
} from '@campushive/contract/rules/payouts';
import { accountOf, debtAccountOf } from '@campushive/contract/rules/postings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { readAccount as readOwner } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { orders, payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import { balanceOf } from '../payments/ledger/ledger.js';
import type { AccountRow, PayoutsContext } from './context.js';
import { campus } from '../../platform/campus.js';
import { invalidField } from '../../calls/failure.js';
import { payoutAccountLetter } from './letters.js';
import { maskedNumberOf, walletColumns, type DestinationColumns } from './destination.js';
import { readAccount } from './mobile-money.js';
import { walletStateOf } from './wallet.js';
import { toMajor } from '../../platform/money.js';

/** Limit of account changes per hour: each account is looked up at its network. */
const CHANGES_AN_HOUR = 10;

/** Describes a seller's payout account, and the state of their money. */
export async function describeAccount({ platform }: PayoutsContext, userId: string): Promise<PayoutAccount> {
  const { db, clock } = platform;
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  const [sales] = await db
    .select({
      held: sumOf(sql`${orders.payout}`),
    })
    .from(orders)
    .where(and(eq(orders.sellerId, userId), inArray(orders.status, [...HELD_STATUSES])));
  const owed = -(await balanceOf(db, accountOf(userId)));
  const debt = await balanceOf(db, debtAccountOf(userId));
  const now = clock.now();
  const wallet = account && (await walletStateOf(db, account, now));
  const limit = wallet?.aDay ?? null;
  const [sent] = await db
    .select({ onTheWay: sumOf(sql`${payouts.amount}`) })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, ['requested', 'pending'])));
  return {
    account: account === undefined ? null : toAccount(account, wallet?.isLowered === true, now),
    available: toMajor(availableOf({ owed, debt })),
    debt: toMajor(Math.max(0, debt)),
    onTheWay: toMajor(sent?.onTheWay ?? 0),
    held: toMajor(sales?.held ?? 0),
    minimum: toMajor(campus.fees.payout.minimum),
    instantFee: toMajor(campus.fees.payout.instantFee),
    payableNow: toMajor(payableNow({ owed, debt, leftToday: wallet?.leftToday ?? null }, campus.fees.payout)),
    limitADay: limit === null ? null : toMajor(limit),
    nextPayoutAt: nextPayoutAfter(now).toISOString(),
  };
}

/** Sets a mobile money account as the seller's payout account. */
export async function saveAccount(
  context: PayoutsContext,
  userId: string,
  { name, ...typed }: ParsedInputOf<'payouts.setAccount'>,
): Promise<void> {
  const { platform, provider } = context;
  const { phone, network } = readAccount(typed.phone, typed.network);
  // A number that cannot be read costs the network nothing, so it does not count.
  await platform.limits.hit(`payout-account:${userId}`, CHANGES_AN_HOUR, HOUR / SECOND);
  const holder = await provider.holderOf({ network, phone });
  // Sent again with the holder's name, it is confirmed: no account is ever saved under a name that its owner has not seen.
  if (holder !== undefined && !isSameName(holder, name))
    throw invalidField('name', 'not_the_holder', { holder });
  await storeAccount(context, userId, { ...walletColumns({ network, phone }), name: holder ?? name });
}

/**
 * Stores the payout account. A new one waits for its first payout, and the owner is notified and written to, because another
 * person may have named it.
 */
export async function storeAccount(
  { platform, notify }: PayoutsContext,
  userId: string,
  destination: DestinationColumns & { readonly name: string },
): Promise<void> {
  const account = maskedNumberOf(destination);
  const now = platform.clock.now();
  const paidFrom = paidFromOf(now);
  const changed = await platform.db.transaction(async (tx) => {
    const existing = await lockAccount(tx, userId);
    const saved = { ...destination, needsAttention: false, updatedAt: now };
    const same = existing !== undefined && isSameAccount(existing, destination);
    const change = existing === undefined ? ('added' as const) : ('changed' as const);
    await tx
      .insert(payoutAccounts)
      .values({ userId, ...saved, paidFrom, createdAt: now })
      .onConflictDoUpdate({
        target: payoutAccounts.userId,
        set: { ...saved, ...(!same && { recipientCode: null, paidFrom }) },
      });
    if (same) return undefined;
    await notify(tx, {
      userId,
      actorId: null,
      type: 'payment',
      kind: `payout_account_${change}` as const,
      values: { account },
      subject: null,
    });
    const owner = await readOwner(tx, userId);
    return owner && { owner, change };
  });
  await platform.outbox.flush();
  if (changed === undefined) return;
  const url = `${platform.config.publicUrl}/dashboard/payouts`;
  const { owner, change } = changed;
  await platform.mail.send(
    payoutAccountLetter(owner, { change, account, isBank: destination.network === null, paidFrom }, url),
  );
}

/** Returns an account's row, locked while a seller's money moves. */
export async function lockAccount(tx: Db, userId: string): Promise<AccountRow | undefined> {
  const [account] = await tx
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .for('update');
  return account;
}

function nextPayoutAfter(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(PAYOUT_HOUR, 0, 0, 0);
  return today > now ? today : later(today, DAY);
}

const sumOf = (amount: ReturnType<typeof sql>) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

function toAccount(row: AccountRow, takesLess: boolean, now: Date) {
  const { network, bankName, name, needsAttention, paidFrom, updatedAt } = row;
  return {
    network,
    bankName,
    maskedNumber: maskedNumberOf(row),
    name,
    needsAttention,
    takesLess,
    paidFrom: isWaiting(row, now) ? (paidFrom?.toISOString() ?? null) : null,
    updatedAt: updatedAt.toISOString(),
  };
}
