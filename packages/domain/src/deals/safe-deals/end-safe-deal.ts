import { DEAL_HIVE } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { notFound } from '../../calls/failure.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import { moveListing } from '../../catalogue/hives/posting/move.js';
import { requireOwn } from '../../catalogue/hives/posting/own.js';
import { listings } from '../../platform/database/schema/index.js';
import type { SafeDealsContext } from './context.js';
import { describeDeal } from './describe-deal.js';

/** Ends an open link, as the expiry does. Repeating the call changes nothing. */
export const endSafeDeal = (context: SafeDealsContext): Handler<'safeDeals.end'> => {
  const { db, clock, outbox } = context.platform;
  return async ({ id }, { viewer }) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const [listing] = await tx
        .select(listingColumns)
        .from(listings)
        .where(and(eq(listings.id, id), eq(listings.hive, DEAL_HIVE)))
        .for('update');
      if (listing === undefined) throw notFound('Safe deal');
      requireOwn(listing, viewer);
      if (listing.status === 'expired') return;
      await moveListing(tx, listing, 'expired', 'system', now);
      await tx.update(listings).set({ expiresAt: now }).where(eq(listings.id, id));
    });
    await outbox.flush();
    return { data: await describeDeal(context, id, viewer), message: 'Your link has ended' };
  };
};
