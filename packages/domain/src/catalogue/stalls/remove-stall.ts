import { eq } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { stalls } from '../../platform/database/schema/index.js';
import { moveListing } from '../hives/posting/move.js';
import type { StallsContext } from './context.js';
import { lockOwnStall } from './store.js';

/** Gives a stall up. Open orders stay in its queue and can be finished; there are no new ones. */
export const removeStall = ({ platform, deps }: StallsContext): Handler<'stalls.remove'> => {
  const { db, clock, outbox } = platform;
  return async ({ id }, { viewer }) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { stall, listing, items } = await lockOwnStall(tx, id, viewer);
      await moveListing(tx, listing, 'deleted', 'poster', now);
      await tx.update(stalls).set({ closedAt: now, updatedAt: now }).where(eq(stalls.id, id));
      const photos = [...listing.photos, ...items.flatMap(({ photo }) => photo ?? [])];
      await deps.detach(
        tx,
        stall.sellerId,
        photos.map((photo) => photo.id),
      );
    });
    await outbox.flush();
    return { message: 'Your stall is closed for good' };
  };
};
