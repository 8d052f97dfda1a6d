import { type Offer, type OfferShown } from '@campushive/contract';
import { offerStatusAt, type OfferState } from '@campushive/contract/rules/offers';
import { and, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings, offers, orders, users } from '../../platform/database/schema/index.js';
import { personColumns, toPerson, type PersonRow } from '../../accounts/users/person.js';
import { toMajor } from '../../platform/money.js';

export type OfferRow = typeof offers.$inferSelect;

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');

/** Whether an order at the agreed price was paid: the price is then used up, whatever happened to the money since. */
export const isUsed = sql<boolean>`exists (
  select from ${orders} where ${orders.id} = ${offers.orderId}
    and ${orders.status} not in ('pending_payment', 'expired', 'failed', 'cancelled'))`;

export const stateOf = ({ status, amountMinor, previousMinor, round, expiresAt }: OfferRow): OfferState => ({
  ...{ status, amountMinor, previousMinor, round, expiresAt },
});

const described = (db: Db) =>
  db
    .select({
      offer: offers,
      used: isUsed,
      listing: { hive: listings.hive, title: listings.title, priceMinor: listings.priceMinor },
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
    })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .innerJoin(buyers, eq(buyers.id, offers.buyerId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId));
type Described = Awaited<ReturnType<typeof findOwnOffers>>[number];

/** Offers that a student made or received, the latest first; for one listing, or before an id, if one is named. */
export function findOwnOffers(
  db: Db,
  userId: string,
  listingId: string | undefined,
  before: string | undefined,
  limit: number,
) {
  return described(db)
    .where(
      and(
        or(eq(offers.buyerId, userId), eq(offers.sellerId, userId)),
        listingId === undefined ? undefined : eq(offers.listingId, listingId),
        before === undefined ? undefined : lt(offers.id, before),
      ),
    )
    .orderBy(desc(offers.id))
    .limit(limit);
}

export async function findDescribed(db: Db, id: string): Promise<Described | undefined> {
  const [row] = await described(db).where(eq(offers.id, id));
  return row;
}

/** Locks offers until the transaction ends. Returns them, and whether their price is used up. */
export async function lockOffers(tx: Db, where: SQL | undefined) {
  return tx.select({ offer: offers, used: isUsed }).from(offers).where(where).for('update');
}

/** Counts the amounts that a buyer named for a listing in the last day. */
export async function countNamed(db: Db, listingId: string, buyerId: string, now: Date): Promise<number> {
  const since = later(now, -DAY);
  const rows = await db
    .select({ named: offers.named })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), eq(offers.buyerId, buyerId), gt(offers.updatedAt, since)));
  return rows.flatMap(({ named }) => named).filter((at) => at > since.toISOString()).length;
}

/** Returns the latest offer of a buyer for a listing, and whether its price is used up. */
export async function findLatest(db: Db, listingId: string, buyerId: string) {
  const [row] = await db
    .select({ offer: offers, used: isUsed })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), eq(offers.buyerId, buyerId)))
    .orderBy(desc(offers.id))
    .limit(1);
  return row;
}

export function presentOffer({ offer, used }: { offer: OfferRow; used: boolean }, now: Date): OfferShown {
  return {
    id: offer.id,
    status: offerStatusAt(stateOf(offer), now, used),
    amount: toMajor(offer.amountMinor),
    ...(offer.previousMinor !== null && { previousAmount: toMajor(offer.previousMinor) }),
    round: offer.round,
    expiresAt: offer.expiresAt.toISOString(),
  };
}

const party = (row: PersonRow) => {
  const { id, name, profileImage } = toPerson(row);
  return { id, name, profileImage };
};

/** Returns an offer as one of its two sides sees it. */
export function toOffer(row: Described, viewerId: string, now: Date): Offer {
  const { offer, listing } = row;
  return {
    ...presentOffer(row, now),
    hiveId: offer.listingId,
    hiveTypeId: listing.hive,
    title: listing.title,
    price: toMajor(listing.priceMinor ?? 0),
    conversationId: offer.conversationId,
    role: offer.buyerId === viewerId ? 'buyer' : 'seller',
    buyer: party(row.buyer),
    seller: party(row.seller),
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
  };
}
