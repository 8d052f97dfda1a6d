import { DEAL_HIVE, LISTING_REMINDER, type HiveName } from '@campushive/contract';
import { and, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { moveListing } from './posting/move.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

type Notify = NotificationsModule['notify'];
interface Due {
  readonly id: string;
  readonly title: string;
  readonly hive: HiveName;
  readonly posterId: string;
}

/** Listings that one transaction works on. */
const BATCH = 100;
const ACTIVE = sql`status = 'active'`;

/** Ends overdue listings, with their offers, and notifies the poster. */
export async function expireDue(platform: Platform, notify: Notify): Promise<void> {
  await eachDue(platform, and(ACTIVE, lte(listings.expiresAt, platform.clock.now())), async (tx, due) => {
    const now = platform.clock.now();
    for (const one of due) {
      await moveListing(tx, { id: one.id, status: 'active' }, 'expired', 'system', now);
      await notifyPoster(notify, tx, one, one.hive === DEAL_HIVE ? 'safe_deal_ended' : 'listing_expired');
    }
  });
}

/**
 * Three days before the end its poster is reminded, once: the mark is made in the transaction that notifies. What was put up
 * for less than three days needs no reminder.
 */
export async function remindOfExpiry(platform: Platform, notify: Notify): Promise<void> {
  const now = platform.clock.now();
  const soon = and(
    ACTIVE,
    // A safe-deal link works for three days.
    ne(listings.hive, DEAL_HIVE),
    gt(listings.expiresAt, now),
    lte(listings.expiresAt, later(now, LISTING_REMINDER)),
    isNull(listings.remindedAt),
    sql`${listings.createdAt} < ${listings.expiresAt} - interval '3 days'`,
  );
  await eachDue(platform, soon, async (tx, due) => {
    await tx
      .update(listings)
      .set({ remindedAt: now })
      .where(inArray(listings.id, idsOf(due)));
    for (const one of due) await notifyPoster(notify, tx, one, 'listing_expiring');
  });
}

/** Handles due rows in batches. Rows that another process has locked are left to the next run. */
async function eachDue(
  { db, outbox }: Platform,
  which: SQL | undefined,
  work: (tx: Db, due: Due[]) => Promise<void>,
): Promise<void> {
  const some = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: listings.id, title: listings.title, hive: listings.hive, posterId: listings.posterId })
        .from(listings)
        .where(which)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (due.length > 0) await work(tx, due);
      return due.length;
    });
  while ((await some()) === BATCH);
  await outbox.flush();
}

const idsOf = (due: readonly Due[]) => due.map((one) => one.id);

async function notifyPoster(
  notify: Notify,
  tx: Db,
  { id, title: listing, posterId: userId }: Due,
  kind: 'listing_expiring' | 'listing_expired' | 'safe_deal_ended',
): Promise<void> {
  await notify(tx, { userId, type: 'system', kind, values: { listing }, subject: { type: 'listing', id } });
}
