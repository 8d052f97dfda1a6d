import type { Profile } from '@campushive/contract';
import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, LISTED, users } from '../../platform/database/schema/index.js';
import { date } from '../hives/sorting.js';
import { listingColumns } from '../hives/store.js';
import { personColumns } from './person.js';

/** Which events of an organiser, and where to go on. */
export interface EventsPage {
  readonly show: 'coming_events' | 'past_events';
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Open, and not over: also what goes on now. */
const isComing = (now: Date) => and(LISTED, or(isNull(listings.expiresAt), gt(listings.expiresAt, now)));
/** Over, however soon after it anyone looks; what was taken away is no past event. */
const isPast = (now: Date) =>
  and(sql`status in ('active', 'reserved', 'expired')`, lte(listings.expiresAt, now));

const by = (organiserId: string) => and(eq(listings.posterId, organiserId), eq(listings.hive, 'buzz'));

/** How many events a student organises, and has organised. */
export async function countEvents(db: Db, organiserId: string, now: Date): Promise<Profile['events']> {
  const countOf = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({ coming: countOf(isComing(now)), past: countOf(isPast(now)) })
    .from(listings)
    .where(by(organiserId));
  return row ?? { coming: 0, past: 0 };
}

/** A student's events: the next first, of those that are over the latest. */
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
