import { HOUR, SECOND } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { forgetCalendarAddress } from './forget-address.js';
import { calendarAddresses, users } from '../../platform/database/schema/index.js';
import { networkOf } from '../../platform/network-of.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import { hashToken } from '../../platform/secrets.js';
import { toFeed } from '../../deals/events/calendar.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { findEntries } from './find-entries.js';

export interface CalendarModule {
  readonly calls: Handlers<'calendar.get' | 'calendar.create' | 'calendar.remove'>;
  /** The calendar feeds. */
  readonly routes: readonly Route[];
}

const ADDRESSES_AN_HOUR = 20;
/** Requests per minute of one network, including invalid ones: calendars of many students come from the servers of a few companies. */
const TRIES_A_MINUTE = 600;
/** Requests per hour for one calendar, on all devices that show it. */
const READS_AN_HOUR = 240;
/** Refresh interval of calendars. */
const REFRESH_MINUTES = 15;
const FEED_HEADERS = {
  'content-disposition': 'inline; filename="calendar.ics"',
  'cache-control': 'private, max-age=300',
  'x-robots-tag': 'noindex',
};
const KEY = /^[\w-]{43}$/;

/** A private address per student who wants one: a calendar that subscribes to it follows their lessons, meet-ups and events. */
export function createCalendarModule(platform: Platform): CalendarModule {
  const { db, clock, limits, secrets, config } = platform;
  const calls: CalendarModule['calls'] = {
    async 'calendar.get'(_input, { viewer }) {
      const [row] = await db
        .select({ createdAt: calendarAddresses.createdAt })
        .from(calendarAddresses)
        .where(eq(calendarAddresses.userId, viewer.userId));
      return { data: { createdAt: row?.createdAt.toISOString() ?? null } };
    },
    async 'calendar.create'(_input, { viewer }) {
      await limits.hit(`calendar-address:${viewer.userId}`, ADDRESSES_AN_HOUR, HOUR / SECOND);
      const key = secrets.token();
      const made = { keyHash: hashToken(key), createdAt: clock.now() };
      await db
        .insert(calendarAddresses)
        .values({ userId: viewer.userId, ...made })
        .onConflictDoUpdate({ target: calendarAddresses.userId, set: made });
      const url = `${config.publicUrl}/api/calendar/${key}.ics`;
      return { data: { url, createdAt: made.createdAt.toISOString() } };
    },
    async 'calendar.remove'(_input, { viewer }) {
      await forgetCalendarAddress(db, viewer.userId);
      return {};
    },
  };
  const feed: Route = {
    method: 'GET',
    path: '/calendar/:key.ics',
    async handle({ params, ip }) {
      await limits.hit(`calendar-from:${networkOf(ip)}`, TRIES_A_MINUTE, 60);
      const userId = await requireOwner(params['key'] ?? '');
      await limits.hit(`calendar:${userId}`, READS_AN_HOUR, HOUR / SECOND);
      return {
        type: 'text/calendar; charset=utf-8',
        headers: FEED_HEADERS,
        body: toFeed(await findEntries(platform, userId), REFRESH_MINUTES),
      };
    },
  };
  return { calls, routes: [feed] };

  /** Returns the owner of a calendar address; throws 404 for one that is unknown or replaced, or whose student's account is closed. */
  async function requireOwner(key: string): Promise<string> {
    const [owner] = KEY.test(key)
      ? await db
          .select({
            id: users.id,
            suspendedAt: users.suspendedAt,
            suspendedUntil: users.suspendedUntil,
          })
          .from(calendarAddresses)
          .innerJoin(users, eq(users.id, calendarAddresses.userId))
          .where(and(eq(calendarAddresses.keyHash, hashToken(key)), isNull(users.deletedAt)))
      : [];
    if (owner === undefined || isSuspended(owner, clock.now())) throw notFound('Calendar');
    return owner.id;
  }
}
