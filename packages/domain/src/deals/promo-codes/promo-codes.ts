import type { ErrorCode, ParsedInputOf, PromoCode } from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import { decidePromoCode } from '@campushive/contract/rules/promo-codes';
import { decideKind, kindIn, ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { toMajor, toPrice } from '../../platform/money.js';
import { lockListing, readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { promoCodes } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { todayAt } from '../../platform/campus.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { countTry, findReduced } from './price.js';
import { findCodes, findOrdersWith, toPromoCode, type PromoCodeRow } from './store.js';

type PromoCodeCalls = Handlers<'promoCodes.list' | 'promoCodes.create' | 'promoCodes.end' | 'promoCodes.try'>;

const CHANGES_A_MINUTE = 60;

const WHY: Readonly<Partial<Record<ErrorCode, string>>> = {
  listing_unavailable: 'This event is over or not on sale, so it takes no new codes.',
  listing_free: 'This event is free: there is nothing to take off.',
  event_elsewhere: 'Tickets of this event are sold on another site.',
  limit_reached: 'This event has as many codes as one can have.',
};

/** Promo codes of events: their organisers make and end them, buyers try them. */
export function createPromoCodesModule(platform: Platform): { readonly calls: PromoCodeCalls } {
  const { db, clock, limits } = platform;
  const changed = (viewer: Viewer) => limits.hit(`promo-codes:${viewer.userId}`, CHANGES_A_MINUTE, 60);
  return {
    calls: {
      'promoCodes.list': async ({ id }, { viewer }) => ({
        data: await listCodes(db, requireOrganiser(await findEvent(db, id, viewer), viewer), clock.now()),
      }),
      async 'promoCodes.create'(input, { viewer }) {
        await changed(viewer);
        return { data: await create(platform, input, viewer), message: 'Created' };
      },
      async 'promoCodes.end'({ id, codeId }, { viewer }) {
        await changed(viewer);
        await end(platform, id, codeId, viewer);
        return { data: await listCodes(db, await findEvent(db, id, viewer), clock.now()) };
      },
      'promoCodes.try': async (input, { viewer }) => ({ data: await tryCode(platform, input, viewer) }),
    },
  };
}

async function listCodes(db: Db, listing: ListingRow, now: Date): Promise<PromoCode[]> {
  const rows = await findCodes(db, listing.id);
  const bought = await findOrdersWith(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toPromoCode(row, listing, bought.get(row.id) ?? [], now));
}

async function create(
  { db, clock }: Platform,
  {
    id,
    code,
    percent = null,
    amount = null,
    kindId = null,
    quota = null,
    lastDay = null,
  }: ParsedInputOf<'promoCodes.create'>,
  viewer: Viewer,
): Promise<PromoCode> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const listing = await lockOwn(tx, id, viewer);
    const codes = (await findCodes(tx, id)).map((one) => one.code);
    const amountMinor = amount === null ? null : toPrice(amount, 'amount');
    const decision = decidePromoCode(
      { code, percent, amountMinor, kindId, lastDay },
      {
        event: listing,
        codes,
        today: todayAt(now),
        now,
        leastMinor: lowestPriceOf(campus),
        least: toMajor(lowestPriceOf(campus)),
      },
    );
    if ('field' in decision) throw invalidField(decision.field, decision.refused, decision.params);
    if ('refused' in decision) throw new Failure(decision.refused, WHY[decision.refused] ?? decision.refused);
    const kindName = kindIn(listing.details, kindId)?.name ?? null;
    const [made] = await tx
      .insert(promoCodes)
      .values({
        listingId: id,
        code,
        percent,
        amount: amountMinor,
        kindId,
        kindName,
        quota,
        lastDay,
        createdAt: now,
      })
      .returning();
    if (made === undefined) throw new Error('An inserted code is answered');
    return toPromoCode(made, listing, [], now);
  });
}

/** Ends a code under the event's lock, so that no order uses it meanwhile. */
async function end({ db, clock }: Platform, id: string, codeId: string, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwn(tx, id, viewer);
    const code = (await findCodes(tx, id)).find((one) => one.id === codeId);
    if (code === undefined) throw notFound('Promo code');
    if (await wasUsed(tx, code)) {
      if (code.endedAt === null)
        await tx.update(promoCodes).set({ endedAt: clock.now() }).where(eq(promoCodes.id, codeId));
    } else await tx.delete(promoCodes).where(eq(promoCodes.id, codeId));
  });
}

/** Returns true if any order names the code, including unpaid ones. */
const wasUsed = async (tx: Db, { id }: PromoCodeRow): Promise<boolean> =>
  (await findOrdersWith(tx, [id])).has(id);

async function tryCode(
  platform: Platform,
  { id, promoCode, kindId, quantity = 1 }: ParsedInputOf<'promoCodes.try'>,
  viewer: Viewer,
) {
  const { db, clock } = platform;
  await countTry(platform, viewer);
  const listing = await findEvent(db, id, viewer);
  const kind = decideKind(ticketKindsOf(listing.details), kindId);
  if (kind !== null && 'refused' in kind) throw invalidField('kindId', kind.refused);
  const priceMinor = kind?.priceMinor ?? listing.priceMinor ?? 0;
  if (priceMinor === 0) throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  const use = { listing, code: promoCode, kindId: kind?.id ?? null, quantity, priceMinor };
  const reduced = await findReduced(db, use, clock.now());
  return {
    code: promoCode,
    percent: reduced?.row.percent ?? null,
    priceBefore: toMajor(priceMinor),
    price: toMajor(reduced?.priceMinor ?? priceMinor),
  };
}

/** Returns an event that the viewer may see; 404 for everything else. */
async function findEvent(db: Db, id: string, viewer: Viewer): Promise<ListingRow> {
  const listing = await readListing(db, id);
  if (listing?.hive !== 'buzz' || !isVisible(listing, viewer)) throw notFound('Event');
  return listing;
}

/** Returns the viewer's own event, locked as buying locks it. */
async function lockOwn(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
  const listing = await lockListing(tx, id);
  if (listing?.hive !== 'buzz' || !isVisible(listing, viewer)) throw notFound('Event');
  return requireOrganiser(listing, viewer);
}

function requireOrganiser(listing: ListingRow, viewer: Viewer): ListingRow {
  if (listing.posterId !== viewer.userId)
    throw new Failure('forbidden', 'Only the organiser can manage promo codes.');
  return listing;
}
