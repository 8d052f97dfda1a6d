import type { TextMessageFigures } from '@campushive/contract';
import { instantOf } from '@campushive/contract/rules/zoned-time';
import { and, gte, sql } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { campus, todayAt } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { smsMessages } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import { Quota } from '../../platform/quota.js';
import type { SmsContext } from './context.js';
import { campusKey } from './queue-message.js';

type Figures = TextMessageFigures['today'];

/** Counts the text messages of today and of this month, by the clock of the campus. */
export const textMessageFigures =
  ({ db, clock, sms }: SmsContext): Handler<'sms.figures'> =>
  async () => {
    const now = clock.now();
    const today = todayAt(now);
    const startOf = (day: string) => new Date(instantOf(day, '00:00', campus.timeZone));
    const used = await new Quota(db, clock).count(campusKey(now));
    const dailyLimit = sms?.dailyLimit ?? 0;
    return {
      data: {
        available: sms !== undefined,
        usedToday: Math.min(used, dailyLimit),
        dailyLimit,
        today: await count(db, startOf(today)),
        month: await count(db, startOf(`${today.slice(0, 8)}01`)),
      },
    };
  };

async function count(db: Db, since: Date): Promise<Figures> {
  const of = (state: string) => sql<number>`(count(*) filter (where ${smsMessages.state} = ${state}))::int`;
  const [row] = await db
    .select({
      sent: of('sent'),
      refused: of('refused'),
      failed: of('failed'),
      heldBack: of('held_back'),
      segments: sql<number>`coalesce(sum(${smsMessages.segments}), 0)::int`,
      cost: sql<number | null>`sum(${smsMessages.costMinor})::int`,
    })
    .from(smsMessages)
    .where(and(gte(smsMessages.createdAt, since)));
  const none = { sent: 0, refused: 0, failed: 0, heldBack: 0, segments: 0, cost: null };
  const found = row ?? none;
  return { ...found, cost: found.cost === null ? null : toMajor(found.cost) };
}
