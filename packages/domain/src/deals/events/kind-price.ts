import {
  kindSeatsOf,
  lowestPriceOnSale,
  ticketKindsOf,
  type TakenByKind,
} from '@campushive/contract/rules/ticket-kinds';
import { TAKEN_SEATS } from '@campushive/contract/rules/seats';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { todayAt } from '../../platform/campus.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { listings, tickets } from '../../platform/database/schema/index.js';
import { storeEventPrice } from '../../catalogue/hives/prices/event-price.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { Platform } from '../../platform/platform.js';

/** Counts the taken seats of each kind of tickets. */
export async function countTakenByKind(db: Db, listingId: string): Promise<TakenByKind> {
  const rows = await db
    .select({ kindId: tickets.kindId, count: count() })
    .from(tickets)
    .where(and(eq(tickets.listingId, listingId), inArray(tickets.status, [...TAKEN_SEATS])))
    .groupBy(tickets.kindId);
  return new Map(rows.map((row) => [row.kindId, row.count]));
}

/** Stores the lowest price of the kinds that can be bought now as the price of their event. Returns whether it changed. */
export async function refreshKindPrice(tx: Db, listingId: string, now: Date): Promise<boolean> {
  const [listing] = await tx
    .select({ details: listings.details, priceMinor: listings.priceMinor })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (listing === undefined || ticketKindsOf(listing.details).length === 0) return false;
  const takenByKind = await countTakenByKind(tx, listingId);
  const priceMinor = lowestPriceOnSale(kindSeatsOf(listing.details, takenByKind, todayAt(now)));
  if (priceMinor === listing.priceMinor) return false;
  await storeEventPrice(tx, listingId, priceMinor);
  return true;
}

/** Refreshes the prices of events that sell a kind until its last day. */
export async function refreshKindPrices({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.hive, 'buzz'),
        eq(listings.status, 'active'),
        gt(listings.expiresAt, now),
        sql`jsonb_path_exists(${listings.details}, '$.ticketKinds[*].lastDay ? (@ != null)')`,
      ),
    );
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      await lockListing(tx, id);
      if (await refreshKindPrice(tx, id, now)) await listingChanged(tx, id, now);
    });
  }
}
