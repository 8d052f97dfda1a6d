import { Failure, notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { decideListing } from '../listings.js';
import { lockListing } from '../../../catalogue/hives/read-listing.js';
import type { ModerationContext } from '../context.js';
import { notifyPoster } from './notify-poster.js';

export const updateListing = (context: ModerationContext): Handler<'moderation.updateListing'> => {
  const { db, deps, clock, outbox } = context;
  return async ({ id, action, reason: note }, { viewer }) => {
    const actorId = viewer.userId;
    const status = await db.transaction(async (tx) => {
      const listing = await lockListing(tx, id);
      if (listing === undefined || listing.status === 'deleted') throw notFound('Listing');
      if (listing.posterId === actorId)
        throw new Failure('forbidden', 'You can’t decide about your own account.');
      const decided = { action, actorId, note, caseId: null };
      return decideListing(tx, deps, listing, decided, clock.now());
    });
    await outbox.flush();
    await notifyPoster(context, id, action, note);
    return { data: { id, status } };
  };
};
