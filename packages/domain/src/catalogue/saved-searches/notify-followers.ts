import type { NotificationParams } from '@campushive/contract/notification-templates/render';
import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { follows, listings, savedSearchAlerts, users } from '../../platform/database/schema/index.js';
import { dropNotification, findNewest } from '../../base/notifications/collapsing.js';
import { isAccountOpen } from '../../accounts/users/is-account-open.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';
import type { SavedSearchesContext } from './context.js';

type Values = NotificationParams['followed_posted'];
const KIND = 'followed_posted';

/**
 * Notifies the followers of a new listing's poster, each in a separate transaction: a repetition after a crash
 * notifies only the rest. Skips followers whom a saved search has already notified of the listing.
 */
export async function notifyFollowers(
  { db, clock, notify }: SavedSearchesContext,
  listingId: string,
): Promise<void> {
  for (const { userId, posterId, name, title } of await findFollowers(db, listingId, clock.now())) {
    await db.transaction(async (tx) => {
      const [first] = await tx
        .insert(savedSearchAlerts)
        .values({ userId, listingId, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ userId: savedSearchAlerts.userId });
      if (first === undefined) return;
      // Merges an unread notification with this one.
      const newest = await findNewest(tx, { userId, kind: KIND, subjectId: posterId });
      const unread = newest?.readAt === null ? newest : undefined;
      if (unread !== undefined) await dropNotification(tx, unread.id);
      await notify(tx, {
        userId,
        type: 'task',
        kind: KIND,
        values: { name, listing: title, count: 1 + countOf(unread?.values) },
        subject: { type: 'user', id: posterId },
      });
    });
  }
}

const countOf = (values: object | null | undefined): Values['count'] =>
  values && 'count' in values && typeof values.count === 'number' ? values.count : 0;

/** Finds the students who followed the poster when the listing was posted, may be notified, and were not yet. */
const findFollowers = (db: Db, listingId: string, now: Date) =>
  db
    .select({
      userId: follows.followerId,
      posterId: listings.posterId,
      title: listings.title,
      name: sql<string>`(select name from users poster where poster.id = ${listings.posterId})`,
    })
    .from(follows)
    .innerJoin(listings, eq(listings.posterId, follows.followedId))
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(
        eq(listings.id, listingId),
        eq(listings.status, 'active'),
        lte(follows.createdAt, listings.createdAt),
        isAccountOpen(now),
        areUnblocked(db, follows.followerId, follows.followedId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(savedSearchAlerts)
            .where(
              and(
                eq(savedSearchAlerts.userId, follows.followerId),
                eq(savedSearchAlerts.listingId, listings.id),
              ),
            ),
        ),
      ),
    );
