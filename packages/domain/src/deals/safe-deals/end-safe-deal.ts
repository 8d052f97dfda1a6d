import type { Handler } from '../../calls/handlers.js';
import { notFound } from '../../calls/failure.js';
import { endDeal, lockDeal } from '../../catalogue/hives/posting/deal-listings.js';
import { requireOwn } from '../../catalogue/hives/posting/lock-own-listing.js';
import type { SafeDealsContext } from './context.js';
import { describeDeal } from './describe-deal.js';

/** Ends an open link, as the expiry does. Repeating the call changes nothing. */
export const endSafeDeal = (context: SafeDealsContext): Handler<'safeDeals.end'> => {
  const { db, clock, outbox } = context.platform;
  return async ({ id }, { viewer }) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockDeal(tx, id);
      if (listing === undefined) throw notFound('Safe deal');
      requireOwn(listing, viewer);
      if (listing.status === 'expired') return;
      await endDeal(tx, listing, now);
    });
    await outbox.flush();
    return { data: await describeDeal(context, id, viewer), message: 'Your link has ended' };
  };
};
