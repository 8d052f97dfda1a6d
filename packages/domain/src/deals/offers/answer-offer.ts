import { decideOffer, type OfferCommand } from '@campushive/contract/rules/offers';
import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { offers } from '../../platform/database/schema/index.js';
import { toSalePrice } from '../../platform/money.js';
import { lockOffers, stateOf } from './store.js';
import { writeDecision } from './store-decision.js';
import { showOffer } from './show-offer.js';
import { factsOf, agreed } from './offer-facts.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { notifySide } from './notify-side.js';
import { OFFERS_AN_HOUR, type OffersContext } from './context.js';

type Answer = Exclude<OfferCommand['do'], 'make' | 'expire' | 'end'>;

export async function answerOffer(
  context: OffersContext,
  id: string,
  viewer: Viewer,
  answerKind: Answer,
  amount?: number | null,
) {
  const { limits, db } = context;
  await limits.hit(`offers:${viewer.userId}`, OFFERS_AN_HOUR, 3_600);
  await db.transaction((tx) => answer(context, tx, id, viewer, answerKind, amount));
  return showOffer(context, id, viewer);
}

async function answer(
  context: OffersContext,
  tx: Db,
  id: string,
  { userId }: Viewer,
  answerKind: Answer,
  amount?: number | null,
) {
  const { clock } = context;
  const now = clock.now();
  const [existing] = await tx.select().from(offers).where(eq(offers.id, id));
  if (existing === undefined || ![existing.buyerId, existing.sellerId].includes(userId))
    throw notFound('Offer');
  const listing = await lockListing(tx, existing.listingId);
  const [locked] = await lockOffers(tx, eq(offers.id, id));
  if (listing === undefined || locked === undefined) throw new Error('Neither is ever deleted');
  const row = locked.offer;
  const by = row.buyerId === userId ? 'buyer' : 'seller';
  const facts = await factsOf(tx, listing, row, stateOf(row), now);
  const command: OfferCommand =
    answerKind === 'counter'
      ? { do: answerKind, by, amountMinor: toSalePrice(amount ?? 0, 'amount') }
      : { do: answerKind, by };
  const decided = agreed(decideOffer(command, facts, now));
  await writeDecision(tx, row, decided, now);
  await notifySide(context, tx, row, listing.title, decided);
}
