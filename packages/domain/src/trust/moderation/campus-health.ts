import type { CampusDay } from '@campushive/contract';
import { addDays, dayIn, instantOf } from '@campushive/contract/rules/zoned-time';
import { HELD } from '@campushive/contract/rules/postings';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { firstIdOf } from '../../platform/ids.js';
import { balanceOf } from '../../deals/payments/ledger/ledger.js';

/** Numbers by day: `2026-11-25` → row. */
type ByDay = ReadonlyMap<string, Readonly<Record<string, number | null>>>;

/**
 * Returns the figures of each of the campus's last days, oldest first. Ids sort by time, so that only the rows of
 * these days are read, whatever the age of the database.
 */
export async function measureDays(db: Db, days: number, now: Date): Promise<CampusDay[]> {
  const today = dayIn(now.getTime(), campus.timeZone);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
  const since = new Date(instantOf(dates[0] ?? today, '00:00', campus.timeZone));
  const [students, active, listings, talks, messages, money, disputes, heldNow] = await Promise.all([
    byDay(
      db,
      sql`select ${dayOf('created_at')}, count(*)::int as count from users where ${from(since)} group by 1`,
    ),
    byDay(db, activeStudents(since)),
    byDay(
      db,
      sql`select ${dayOf('created_at')}, count(*)::int as count from listings
          where ${from(since)} and status <> 'draft' group by 1`,
    ),
    byDay(db, conversations(since)),
    byDay(
      db,
      sql`select ${dayOf('created_at')}, count(*)::int as count, count(warning)::int as warned from messages
          where ${from(since)} and kind in ('text', 'photo', 'file') group by 1`,
    ),
    byDay(db, moneyMoved(since)),
    byDay(
      db,
      sql`select ${dayOf('created_at')}, count(*)::int as count from disputes where ${from(since)} group by 1`,
    ),
    balanceOf(db, HELD),
  ]);
  const heldAfter = endings(dates, -heldNow, (date) => money.get(date)?.['held'] ?? 0);
  return dates.map((date) => {
    const of = (numbers: ByDay, name = 'count') => numbers.get(date)?.[name] ?? 0;
    return {
      date,
      newStudents: of(students),
      activeStudents: of(active),
      listings: of(listings),
      conversations: of(talks),
      paidConversations: of(talks, 'paid'),
      minutesToAnswer: talks.get(date)?.['minutes'] ?? null,
      payments: of(money, 'payments'),
      paid: toMajor(of(money, 'paid')),
      released: toMajor(of(money, 'released')),
      refunded: toMajor(of(money, 'refunded')),
      held: toMajor(heldAfter.get(date) ?? 0),
      disputes: of(disputes),
      messages: of(messages),
      warned: of(messages, 'warned'),
    };
  });
}

/** Computes balances at the ends of days, from each day's movements and the current balance: the last one is always the ledger's own. */
function endings(
  dates: readonly string[],
  now: number,
  movedOn: (date: string) => number,
): ReadonlyMap<string, number> {
  let balance = now;
  return new Map(
    dates.toReversed().map((date) => {
      const atEnd = balance;
      balance -= movedOn(date);
      return [date, atEnd] as const;
    }),
  );
}

const dayOf = (column: string): SQL =>
  sql`to_char(${sql.raw(column)} at time zone ${campus.timeZone}, 'YYYY-MM-DD') as day`;
const from = (since: Date, table = ''): SQL => sql`${sql.raw(`${table}id`)} >= ${firstIdOf(since)}`;

const dayRows = z.object({
  rows: z.array(z.catchall(z.object({ day: z.string() }), z.nullable(z.number()))),
});

async function byDay(db: Db, statement: SQL): Promise<ByDay> {
  const { rows } = dayRows.parse(await db.execute(statement));
  return new Map(rows.map(({ day, ...numbers }) => [day, numbers as Record<string, number | null>]));
}

const activeStudents = (since: Date): SQL => sql`
  select ${dayOf('created_at')}, count(distinct student)::int as count from (
    select created_at, sender_id as student from messages where ${from(since)}
    union all select created_at, poster_id from listings where ${from(since)} and status <> 'draft'
    union all select created_at, applicant_id from applications where ${from(since)}
    union all select created_at, buyer_id from offers where ${from(since)}
    union all select paid_at, buyer_id from orders where ${from(since)} and paid_at is not null
  ) as done group by 1`;

/**
 * A conversation starts with its first message; an answer is the first message of the other side. `paid`: one side
 * paid the other for the conversation's listing.
 */
const conversations = (since: Date): SQL => sql`
  select ${dayOf('begun.created_at')}, count(*)::int as count,
    (count(*) filter (where exists (
      select from orders where paid_at is not null
        and (listing_id = begun.listing_id or begun.listing_id is null)
        and ((buyer_id = begun.first_user_id and seller_id = begun.second_user_id)
          or (buyer_id = begun.second_user_id and seller_id = begun.first_user_id)))))::int as paid,
    (percentile_cont(0.5) within group (
      order by extract(epoch from answer.created_at - first.created_at) / 60))::float8 as minutes
  from conversations as begun
  join messages as first on first.conversation_id = begun.id and first.position = 1
  left join lateral (
    select created_at from messages
    where conversation_id = begun.id and sender_id <> first.sender_id and kind in ('text', 'photo', 'file')
    order by position limit 1
  ) as answer on true
  where ${from(since, 'begun.')} and begun.kind = 'direct' and first.kind in ('text', 'photo', 'file')
  group by 1`;

/** Reads the ledger, where credits are negative. */
const moneyMoved = (since: Date): SQL => sql`
  select ${dayOf('entry.created_at')},
    count(*) filter (where kind = 'charge' and account = ${HELD})::int as payments,
    coalesce(sum(-amount) filter (where kind = 'charge' and account = ${HELD}), 0)::float8 as paid,
    coalesce(sum(-amount) filter (where kind in ('release', 'settlement') and account like 'user:%'), 0)::float8 as released,
    coalesce(sum(-amount) filter (where kind in ('refund', 'settlement') and account = 'refunds_on_the_way'), 0)::float8 as refunded,
    coalesce(sum(-amount) filter (where account = ${HELD}), 0)::float8 as held
  from ledger_entries as entry join ledger_postings on entry_id = entry.id
  where ${from(since, 'entry.')} group by 1`;
