import { leftOf } from '@campushive/contract/rules/payouts';
import { payoutADayOf } from '@campushive/contract/rules/wallet-limits';
import { dayIn, instantOf } from '@campushive/contract/rules/zoned-time';
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { campus } from '../../campus.js';
import type { Db } from '../../platform/database/database.js';
import { payouts } from '../../platform/database/schema/index.js';
import type { AccountRow } from './context.js';
import { OPEN_STATUSES } from './delays.js';

/** Amount that a wallet may still receive today: its network's limit less arrived and pending payouts. Null without a limit. */
export async function leftToday(
  db: Db,
  { userId, network, phone }: Pick<AccountRow, 'userId' | 'network' | 'phone'>,
  now: Date,
): Promise<number | null> {
  const limit = payoutADayOf(campus, network);
  if (limit === null) return null;
  const { timeZone } = campus;
  const today = new Date(instantOf(dayIn(now.getTime(), timeZone), '00:00', timeZone));
  const [sent] = await db
    .select({ sum: sql`coalesce(sum(${payouts.amount}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, userId),
        eq(payouts.network, network),
        eq(payouts.phone, phone),
        or(
          inArray(payouts.status, [...OPEN_STATUSES]),
          and(eq(payouts.status, 'paid'), gte(payouts.paidAt, today)),
        ),
      ),
    );
  return leftOf(limit, sent?.sum ?? 0);
}
