import {
  feesFor,
  HANDOVER_CODE_LENGTH,
  PROMPT_LIFETIME,
  RESERVATION_LIFETIME,
  type HiveName,
} from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import { orderPriceOf } from '@campushive/contract/rules/bookings';
import type { WantedLine } from '@campushive/contract/rules/stall-orders';
import { notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { campus } from '../../../platform/campus.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { charges, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { spendAgreed } from '../../offers/agreed-price.js';
import { lockWithBundles } from '../../sold/bundle/bundled-listings.js';
import { readBundle } from '../../sold/bundle/reserve-bundle.js';
import { soldItemFor } from '../../sold/kinds.js';
import { quoteOrder, requireSameMilestone, type Quote } from '../../sold/quote.js';
import { readChoice } from '../../sold/read-choice.js';
import type { Purchase, SoldItem } from '../../sold/sold-item.js';
import type { PaymentsContext } from '../context.js';
import { lockListing } from '../../../catalogue/hives/read-listing.js';
import type { OrderRow } from '../orders/orders.js';
import { resume, type PaymentPhone } from './resume.js';
import { partiesOf, requireAllowed, requireParties } from './who-may-pay.js';

/** Requested purchase and payment method: the provider's page unless a phone is named. */
export interface CheckoutInput {
  readonly hiveId: string;
  readonly startsAt?: string | undefined;
  readonly hours?: number | undefined;
  /** The weekly series that the session belongs to. */
  readonly seriesId?: string | undefined;
  readonly quantity?: number | undefined;
  readonly kindId?: string | undefined;
  /** The milestone of a gig that the payer was shown. */
  readonly milestoneId?: string | undefined;
  /** A promo code of the event. */
  readonly promoCode?: string | undefined;
  /** The basket of a stall, and the time of collection. */
  readonly items?: readonly WantedLine[] | undefined;
  readonly collectAt?: string | undefined;
  /** The other items of a bundle. */
  readonly bundledIds?: readonly string[] | undefined;
  /** Price that the payer was shown, in major units. */
  readonly price?: number | null | undefined;
  readonly phone?: PaymentPhone | undefined;
}

export interface Reserved {
  readonly order: OrderRow;
  readonly hive: HiveName;
  /** False for the viewer's own pending order. */
  readonly isNew: boolean;
  /** Buyer's mail address, which the provider needs. */
  readonly email: string;
}

/** Ids of all requested listings, the first item of a bundle first. */
export const allOf = ({
  hiveId,
  bundledIds = [],
}: Pick<CheckoutInput, 'hiveId' | 'bundledIds'>): string[] => [hiveId, ...bundledIds];

/** Creates the order and reserves its item, or finds the viewer's own pending order of it. */
export async function reserve(
  context: PaymentsContext,
  tx: Db,
  input: CheckoutInput,
  viewer: Viewer,
): Promise<Reserved> {
  const { clock } = context.platform;
  const now = clock.now();
  const { item, purchase, email } = await readPurchase(tx, input, viewer, now);
  const { listing, parties, lesson } = purchase;
  const { hive } = listing;
  const open = await resume(context, tx, { item, purchase }, { viewer, phone: input.phone, now });
  if (open !== undefined) {
    requireSameMilestone(open, input.milestoneId);
    await item.linkClaim(tx, lesson, open, now);
    return { order: open, hive, isNew: false, email };
  }
  await requireAllowed(tx, { listing, parties, viewer }, clock);
  // Read again: an order that stood in the way may have freed it.
  const fresh = { ...purchase, listing: (await lockListing(tx, listing.id)) ?? listing };
  await item.requireAvailable(tx, fresh, now);
  const quote = await quoteOrder(tx, item, fresh, now);
  const order = await writeOrder(context, tx, { item, purchase: fresh, quote }, now);
  await item.linkClaim(tx, lesson, order, now);
  await item.reserve(context, tx, { order, listing: fresh.listing }, now);
  if (input.phone !== undefined) await storeCharge(tx, order, input.phone, now);
  return { order, hive, isNew: true, email };
}

/** Reads the purchase under the locks of its listings; refuses a listing, parties or choices that cannot be. */
async function readPurchase(
  tx: Db,
  input: CheckoutInput,
  viewer: Viewer,
  now: Date,
): Promise<{ readonly item: SoldItem; readonly purchase: Purchase; readonly email: string }> {
  const ids = allOf(input);
  const locked = await lockWithBundles(tx, ids);
  if (ids.length > 1) readBundle(locked, ids, viewer.userId);
  const listing = locked.find(({ id }) => id === input.hiveId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const parties = partiesOf(listing, viewer);
  const email = await requireParties(tx, parties, now);
  const item = soldItemFor(listing, parties.sale, ids);
  const choice = readChoice(item, listing, input, now);
  const request = { listing, locked, ids, parties, choice, input };
  return { item, purchase: { ...request, lesson: await item.claim(tx, request, now) }, email };
}

/** Stores the charge of a phone before the network is asked: whatever happens then, no second prompt goes out beside the first. */
async function storeCharge(tx: Db, order: OrderRow, phone: PaymentPhone, now: Date): Promise<void> {
  const expiresAt = later(now, PROMPT_LIFETIME);
  const row = { ...phone, step: 'wait' as const, expiresAt, createdAt: now, updatedAt: now };
  await tx.insert(charges).values({ orderId: order.id, userId: order.buyerId, ...row });
}

/** Stores the order with all its parts and the offer used for it. */
async function writeOrder(
  context: PaymentsContext,
  tx: Db,
  { item, purchase, quote }: { item: SoldItem; purchase: Purchase; quote: Quote },
  now: Date,
): Promise<OrderRow> {
  const {
    listing,
    parties: { buyerId, sellerId, sale },
    choice: { session, quantity },
  } = purchase;
  const { promo } = quote;
  const priceOf = (minor: number) => orderPriceOf(minor, lowestPriceOf(campus), session, quantity);
  const id = newId();
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      reference: `cmp-${id}`,
      listingId: listing.id,
      buyerId,
      sellerId,
      saleKind: sale,
      listingTitle: listing.title,
      item: item.item,
      quantity,
      ...item.columnsOf(purchase, quote),
      ...(promo !== null && {
        promoCodeId: promo.id,
        promoCode: promo.code,
        priceBefore: priceOf(quote.beforeMinor),
      }),
      ...feesFor(sale, priceOf(quote.priceMinor), campus.fees),
      status: 'pending_payment',
      handoverCode: context.platform.secrets.digits(HANDOVER_CODE_LENGTH),
      reservedUntil: later(now, RESERVATION_LIFETIME),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  if (quote.offerId !== null) await spendAgreed(tx, quote.offerId, id);
  await item.addParts(context, tx, { order, listing }, quote);
  return order;
}
