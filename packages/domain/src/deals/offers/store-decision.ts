import type { OfferDecision, OfferEnding } from '@campushive/contract/rules/offers';
import { decideOffer, LIVE_OFFER_STATUSES } from '@campushive/contract/rules/offers';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { offers } from '../../platform/database/schema/index.js';
import { addLine } from '../../talk/messages/lines.js';
import { lockOffers, stateOf, type OfferRow } from './store.js';

type Decided = Extract<OfferDecision, { readonly refused: null }>;

/** Statuses that an outside event can still end. */
const ENDING = [...LIVE_OFFER_STATUSES, 'accepted' as const];

/** Adds a line about a decision to the thread of an offer. */
export async function addOfferLine(
  tx: Db,
  row: OfferRow,
  { line, offer }: Decided,
  now: Date,
): Promise<void> {
  const { buyerId, sellerId, listingId, id } = row;
  const kind = line.code === 'offered' ? ('offer' as const) : ('system' as const);
  await addLine(
    tx,
    { userIds: [buyerId, sellerId], listingId },
    {
      kind,
      details: { code: line.code, amountMinor: line.amountMinor, offer: { id, round: offer.round } },
      senderId: line.by === 'buyer' ? buyerId : sellerId,
    },
    now,
  );
}

/** Stores a decision about an offer whose row the caller has locked. */
export async function writeDecision(tx: Db, row: OfferRow, decided: Decided, now: Date): Promise<void> {
  const { line, offer } = decided;
  const named =
    line.code === 'offered' && line.by === 'buyer' ? [...row.named, now.toISOString()] : row.named;
  await tx
    .update(offers)
    .set({ ...offer, named, updatedAt: now })
    .where(eq(offers.id, row.id));
  await addOfferLine(tx, row, decided, now);
}

/** Ends open offers, and agreed prices that were not paid, because their circumstances changed. */
async function endOffers(tx: Db, where: SQL | undefined, reason: OfferEnding, now: Date): Promise<void> {
  const found = await lockOffers(tx, and(inArray(offers.status, ENDING), where));
  for (const { offer, used } of found) {
    if (used) continue;
    const decided = end(offer, { do: 'end', reason }, now);
    if (decided !== null) await writeDecision(tx, offer, decided, now);
  }
}

/** Ends an offer without an answer; needs no facts of the listing. */
export function end(
  row: OfferRow,
  command: { readonly do: 'expire' } | { readonly do: 'end'; readonly reason: OfferEnding },
  now: Date,
): Decided | null {
  const listing = {
    hive: '',
    status: 'active' as const,
    priceMinor: 0,
    expiresAt: null,
    acceptsOffers: true,
  };
  const decision = decideOffer(command, { listing, offer: stateOf(row), blocked: false, named: 0 }, now);
  return decision.refused === null ? decision : null;
}

/** Ends the offers of a locked listing that was sold, removed, or changed its price. */
export const endOffersOfListing = (tx: Db, listingId: string, reason: OfferEnding, now: Date) =>
  endOffers(tx, eq(offers.listingId, listingId), reason, now);

export const endOffersOfStudent = (tx: Db, userId: string, reason: OfferEnding, now: Date) =>
  endOffers(tx, or(eq(offers.buyerId, userId), eq(offers.sellerId, userId)), reason, now);

export const endOffersBetween = (tx: Db, one: string, other: string, reason: OfferEnding, now: Date) =>
  endOffers(
    tx,
    and(inArray(offers.buyerId, [one, other]), inArray(offers.sellerId, [one, other])),
    reason,
    now,
  );
