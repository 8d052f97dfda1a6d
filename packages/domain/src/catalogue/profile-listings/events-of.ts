import type { Profile } from '@campushive/contract';
import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, LISTED, users } from '../../platform/database/schema/index.js';
import { date } from '../hives/lists/sorting.js';
import { listingColumns } from '../hives/store.js';
import { personColumns } from '../../accounts/users/person.js';

/** Page of an organiser's events. */
export interface EventsPage {
  readonly show: 'coming_events' | 'past_events';
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Returns the condition for coming events: open and not over, including current ones. */
const isComing = (now: Date) => and(LISTED, or(isNull(listings.expiresAt), gt(listings.expiresAt, now)));
/** Returns the condition for past events, even before a job expires them; removed events do not count. */
const isPast = (now: Date) =>
  and(sql`status in ('active', 'reserved', 'expired')`, lte(listings.expiresAt, now));

const by = (organiserId: string) => and(eq(listings.posterId, organiserId), eq(listings.hive, 'buzz'));

/** Counts a student's coming and past events. */
export async function countEvents(db: Db, organiserId: string, now: Date): Promise<Profile['events']> {
  const countOf = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({ coming: countOf(isComing(now)), past: countOf(isPast(now)) })
    .from(listings)
    .where(by(organiserId));
  return row ?? { coming: 0, past: 0 };
}

/** Returns a student's events: the next one first, or of past ones the latest. */
export function findEvents(
  db: Db,
  organiserId: string,
  page: {
    readonly show: EventsPage['show'];
    readonly now: Date;
    readonly after: { readonly at: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
) {
  const isUp = page.show === 'coming_events';
  const than = isUp ? sql`>` : sql`<`;
  const direction = isUp ? asc : desc;
  const beyond =
    page.after &&
    sql`(${date}, ${listings.id}) ${than} (${page.after.at.toISOString()}::timestamptz, ${page.after.id}::uuid)`;
  return db
    .select({ listing: listingColumns, poster: personColumns(users) })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(and(by(organiserId), isUp ? isComing(page.now) : isPast(page.now), beyond))
    .orderBy(direction(date), direction(listings.id))
    .limit(page.limit);
}
