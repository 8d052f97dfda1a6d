import { percentOff, PRICE_ALERT_PAUSE } from '@campushive/contract/rules/price-drops';
import { and, eq, lte, ne } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { favorites, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { dropNotification, findNewest, rewordNotification } from '../../base/notifications/collapsing.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { NotificationDraft } from '../../base/notifications/notification-draft.js';
import { isAccountOpen } from '../../accounts/users/is-account-open.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';

/**
 * Notifies everyone who had saved a listing of its lower price. Each has a separate transaction, so that a repetition
 * after a crash notifies only the rest. Does nothing if the reduction was undone meanwhile, or the listing is no
 * longer open.
 */
export async function notifyOfReduction(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  notify: NotificationsModule['notify'],
  listingId: string,
): Promise<void> {
  const [found] = await db
    .select({ title: listings.title, to: listings.priceMinor, from: listings.reducedFromMinor })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.status, 'active')));
  if (found === undefined || found.from === null) return;
  const draft: NotificationDraft = {
    type: 'task',
    kind: 'price_dropped',
    values: { listing: found.title, percent: percentOff(found.from, found.to ?? 0) },
    subject: { type: 'listing', id: listingId },
  };
  for (const { userId } of await findSavers(db, listingId, clock.now())) {
    await db.transaction((tx) => notifyWatcher(tx, notify, userId, listingId, draft, clock.now()));
  }
}

/** Sends one notification per listing and day; an unread one is updated to the latest price. */
async function notifyWatcher(
  tx: Db,
  notify: NotificationsModule['notify'],
  userId: string,
  subjectId: string,
  draft: NotificationDraft,
  now: Date,
): Promise<void> {
  const newest = await findNewest(tx, { userId, kind: draft.kind, subjectId });
  const unread = newest?.readAt === null;
  if (newest !== undefined && newest.createdAt > later(now, -PRICE_ALERT_PAUSE)) {
    if (unread) await rewordNotification(tx, newest.id, draft);
    return;
  }
  if (newest !== undefined && unread) await dropNotification(tx, newest.id);
  await notify(tx, { userId, ...draft });
}

const findSavers = (db: Db, listingId: string, now: Date) =>
  db
    .select({ userId: favorites.userId })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .innerJoin(users, eq(users.id, favorites.userId))
    .where(
      and(
        eq(favorites.listingId, listingId),
        eq(favorites.kind, 'saved'),
        lte(favorites.createdAt, listings.reducedAt),
        ne(favorites.userId, listings.posterId),
        isAccountOpen(now),
        areUnblocked(db, favorites.userId, listings.posterId),
      ),
    );
