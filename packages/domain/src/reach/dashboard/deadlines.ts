import { DAY, type Deadline } from '@campushive/contract';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { listings, orders } from '../../platform/database/schema/index.js';
import { releaseIsPaused } from '../../deals/orders/block-sql.js';
import type { DashboardContext } from './context.js';

const DEADLINES = 5;

/** Listings that end later than this do not count as ending soon. */
const SOON = 14 * DAY;

export async function deadlinesOf({ clock, db }: DashboardContext, userId: string): Promise<Deadline[]> {
  const now = clock.now();
  const [money, own] = await Promise.all([
    db
      .select({
        ...{ id: orders.id, listingTitle: orders.listingTitle, startsAt: orders.startsAt },
        ...{ autoReleaseAt: orders.autoReleaseAt, workDueAt: orders.workDueAt },
        isPaused: releaseIsPaused,
      })
      .from(orders)
      .where(and(or(eq(orders.sellerId, userId), eq(orders.buyerId, userId)), eq(orders.status, 'held'))),
    db
      .select()
      .from(listings)
      .where(
        and(
          isNotNull(listings.expiresAt),
          gt(listings.expiresAt, now),
          or(
            and(
              eq(listings.posterId, userId),
              eq(listings.status, 'active'),
              sql`${listings.expiresAt} < ${later(now, SOON).toISOString()}::timestamptz`,
            ),
            and(eq(listings.assignedToId, userId), eq(listings.status, 'assigned')),
          ),
        ),
      ),
  ]);
  const dated = [
    ...money.flatMap(({ id, listingTitle: title, startsAt, autoReleaseAt, workDueAt, isPaused }) => {
      const subject = { type: 'payment' as const, id };
      return [
        ...(startsAt !== null && startsAt > now
          ? [{ kind: 'session' as const, title, at: startsAt, subject }]
          : []),
        ...(autoReleaseAt === null || isPaused
          ? []
          : [{ kind: 'release' as const, title, at: autoReleaseAt, subject }]),
        ...(workDueAt === null ? [] : [{ kind: 'work' as const, title, at: workDueAt, subject }]),
      ];
    }),
    ...own.flatMap(({ id, title, expiresAt, posterId }) =>
      expiresAt === null
        ? []
        : [
            {
              kind: posterId === userId ? ('listing' as const) : ('task' as const),
              title,
              at: expiresAt,
              subject: { type: 'listing' as const, id },
            },
          ],
    ),
  ];
  return dated
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, DEADLINES)
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}
