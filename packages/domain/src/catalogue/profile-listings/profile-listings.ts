import { UNLISTED_HIVES, type ParsedInputOf, type Profile } from '@campushive/contract';
import { and, count, eq, gt, isNull, ne, notInArray, or } from 'drizzle-orm';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { UsersModule } from '../../accounts/users/users.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { LISTED, listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toListing, type Extras } from '../hives/presenters.js';
import { findOwn } from '../hives/store.js';
import { countEvents, findEvents, type EventsPage } from './events-of.js';

/** Returns the condition for open listings of a student, without their stall. */
const openOf = (posterId: string, now: Date) =>
  and(
    eq(listings.posterId, posterId),
    LISTED,
    notInArray(listings.hive, [...UNLISTED_HIVES]),
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
  );

/** Counts a student's open listings, and their coming and past events. */
export async function countListingsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<Pick<Profile, 'listingCount' | 'events'>> {
  const [[open], events] = await Promise.all([
    db.select({ count: count() }).from(listings).where(openOf(userId, now)),
    countEvents(db, userId, now),
  ]);
  return { listingCount: open?.count ?? 0, events };
}

/** Listings on a student's page. */
export function createProfileListingsModule(
  platform: Platform,
  { requireVisible }: Pick<UsersModule, 'requireVisible'>,
): { readonly calls: Handlers<'users.listings'> } {
  const { db, clock } = platform;
  return {
    calls: {
      async 'users.listings'({ show, ...input }, { viewer }) {
        await requireVisible(input.id, viewer);
        if (show === 'coming_events' || show === 'past_events') return events({ show, ...input }, viewer);
        return open({ show, ...input }, viewer);
      },
    },
  };

  /** Returns open listings, newest first. */
  async function open({ id, show, ...page }: ParsedInputOf<'users.listings'>, viewer: Viewer | null) {
    const limit = limitOf(page);
    const [before] = page.cursor === undefined ? [] : decodeCursor(page.cursor, ['id']);
    const rows = await findOwn(
      db,
      and(openOf(id, clock.now()), show === 'no_events' ? ne(listings.hive, 'buzz') : undefined),
      before === undefined ? undefined : String(before),
      limit + 1,
    );
    const { rows: shown, pagination } = pageOf(rows, limit, (row) => [row.listing.id]);
    const extras = await blockOf(id, viewer);
    return { data: shown.map((row) => toListing(row, viewer, extras)), pagination };
  }

  async function events({ id, ...page }: EventsPage & { readonly id: string }, viewer: Viewer | null) {
    const limit = limitOf(page);
    const [at, after] = page.cursor === undefined ? [] : decodeCursor(page.cursor, ['time', 'id']);
    const rows = await findEvents(db, id, {
      show: page.show,
      now: clock.now(),
      after: at === undefined ? undefined : { at: new Date(at), id: String(after) },
      limit: limit + 1,
    });
    const { rows: shown, pagination } = pageOf(rows, limit, ({ listing }) => [
      (listing.startsAt ?? listing.expiresAt ?? new Date(0)).toISOString(),
      listing.id,
    ]);
    const extras = await blockOf(id, viewer);
    return { data: shown.map((row) => toListing(row, viewer, extras)), pagination };
  }

  /** Returns true if a block stands between the viewer and the owner of the page. */
  async function blockOf(id: string, viewer: Viewer | null): Promise<Extras> {
    const blocked = viewer !== null && (await isBlocked(db, id, viewer.userId));
    return blocked ? { isBlocked: true } : {};
  }
}
