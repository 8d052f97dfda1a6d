import { leftOf } from '@campushive/contract/rules/payouts';
import { walletLimitsOf, type WalletLimits } from '@campushive/contract/rules/wallet-limits';
import { dayIn, instantOf } from '@campushive/contract/rules/zoned-time';
import { and, eq, gte, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { payouts } from '../../platform/database/schema/index.js';
import type { AccountRow } from './context.js';
import { OPEN_STATUSES } from './delays.js';
import { isPaidTo, type DestinationColumns } from './destination.js';

type Wallet = DestinationColumns & Pick<AccountRow, 'userId' | 'updatedAt'>;

/** Limits of a wallet, and the amount that it may still receive today. Null without a limit. */
export interface WalletState extends WalletLimits {
  readonly leftToday: number | null;
}

/** Reads the limits of a wallet: its network's limit, lowered after refusals, less arrived and pending payouts. */
export async function walletStateOf(db: Db, wallet: Wallet, now: Date): Promise<WalletState> {
  const limits = await limitsOf(db, wallet, now);
  if (limits.isFull) return { ...limits, leftToday: 0 };
  if (limits.aDay === null) return { ...limits, leftToday: null };
  const [sent] = await db
    .select({ sum: sql`coalesce(sum(${payouts.amount}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(
      and(
        isTo(wallet),
        or(
          inArray(payouts.status, [...OPEN_STATUSES]),
          and(eq(payouts.status, 'paid'), gte(payouts.paidAt, dayOf(now))),
        ),
      ),
    );
  return { ...limits, leftToday: leftOf(limits.aDay, sent?.sum ?? 0) };
}

/** Reads the limits of a wallet. An account that is saved again starts without refusals. */
export async function limitsOf(db: Db, wallet: Wallet, now: Date): Promise<WalletLimits> {
  const refusals = await db
    .select({ amount: payouts.amount, at: payouts.updatedAt })
    .from(payouts)
    .where(
      and(
        isTo(wallet),
        eq(payouts.status, 'failed'),
        eq(payouts.failureCode, 'wallet_limit'),
        gte(payouts.updatedAt, wallet.updatedAt),
      ),
    );
  const [last] = await db
    .select({ at: max(payouts.paidAt) })
    .from(payouts)
    .where(and(isTo(wallet), eq(payouts.status, 'paid'), isNotNull(payouts.paidAt)));
  const arrivedAt = last?.at ?? null;
  return walletLimitsOf(
    campus,
    wallet.network,
    refusals.map(({ amount, at }) => ({
      amount,
      isToday: at >= dayOf(now),
      isUnanswered: arrivedAt === null || at > arrivedAt,
    })),
  );
}

const isTo = (wallet: Wallet) => and(eq(payouts.userId, wallet.userId), isPaidTo(payouts, wallet));

/** Returns the start of the day of the campus. */
const dayOf = (now: Date): Date => {
  const { timeZone } = campus;
  return new Date(instantOf(dayIn(now.getTime(), timeZone), '00:00', timeZone));
};
