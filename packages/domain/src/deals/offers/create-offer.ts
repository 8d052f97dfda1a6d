import { decideOffer } from '@campushive/contract/rules/offers';
import { Failure, notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { offers } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { ensureThread } from '../../talk/messages/ensure-thread.js';
import { toSalePrice } from '../../platform/money.js';
import type { Handler } from '../../calls/handlers.js';
import { findLatest, stateOf } from './store.js';
import { addOfferLine, end, writeDecision } from './store-decision.js';
import { showOffer } from './show-offer.js';
import { factsOf, agreed } from './offer-facts.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { notifySide } from './notify-side.js';
import { OFFERS_AN_HOUR, type OffersContext } from './context.js';

export const createOffer = (context: OffersContext): Handler<'offers.create'> => {
  const { limits, db } = context;
  return async ({ hiveId, amount }, { viewer }) => {
    await limits.hit(`offers:${viewer.userId}`, OFFERS_AN_HOUR, 3_600);
    requireVerifiedStudent(viewer);
    const id = await db.transaction((tx) =>
      makeOffer(context, tx, hiveId, viewer.userId, toSalePrice(amount ?? 0, 'amount')),
    );
    return showOffer(context, id, viewer);
  };
};

async function makeOffer(
  context: OffersContext,
  tx: Db,
  listingId: string,
  buyerId: string,
  amountMinor: number,
): Promise<string> {
  const { clock } = context;
  const now = clock.now();
  const listing = await lockListing(tx, listingId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const { posterId: sellerId } = listing;
  if (sellerId === buyerId) throw new Failure('own_listing', 'This is your own listing.');
  const latest = await findLatest(tx, listingId, buyerId);
  // Ends a lapsed offer here, even if the job has not run yet.
  const lapsed = latest && end(latest.offer, { do: 'expire' }, now);
  if (latest && lapsed && !latest.used) await writeDecision(tx, latest.offer, lapsed, now);
  const earlier = latest === undefined || lapsed ? null : stateOf(latest.offer);
  const facts = await factsOf(tx, listing, { buyerId, sellerId }, earlier, now);
  const decided = agreed(decideOffer({ do: 'make', amountMinor }, facts, now));
  const conversationId = await ensureThread(tx, { userIds: [buyerId, sellerId], listingId }, buyerId, now);
  const [row] = await tx
    .insert(offers)
    .values({
      id: newId(),
      ...{ listingId, buyerId, sellerId, conversationId },
      ...decided.offer,
      named: [now.toISOString()],
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('An insert answers its row');
  await addOfferLine(tx, row, decided, now);
  await notifySide(context, tx, row, listing.title, decided);
  return row.id;
}
