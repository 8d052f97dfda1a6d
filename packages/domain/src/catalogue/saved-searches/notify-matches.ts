import { savedSearchAlerts } from '../../platform/database/schema/index.js';
import { findWaiting } from './matching.js';
import type { SavedSearchesContext } from './context.js';

/** Notifies each waiting student in a separate transaction: a repetition after a crash notifies only the rest. */
export async function notifyMatches(
  { db, clock, notify }: SavedSearchesContext,
  listingId: string,
): Promise<void> {
  for (const { userId, q, course, title } of await findWaiting(db, listingId, clock.now())) {
    await db.transaction(async (tx) => {
      const [first] = await tx
        .insert(savedSearchAlerts)
        .values({ userId, listingId, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ userId: savedSearchAlerts.userId });
      if (first === undefined) return;
      await notify(tx, {
        userId,
        type: 'task',
        kind: 'saved_search_match',
        values: { listing: title, search: q || (course ?? '') },
        subject: { type: 'listing', id: listingId },
      });
    });
  }
}
