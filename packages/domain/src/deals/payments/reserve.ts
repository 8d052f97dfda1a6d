import {
  feesFor,
  HANDOVER_CODE_LENGTH,
  itemOf,
  PROMPT_LIFETIME,
  RESERVATION_LIFETIME,
  type HiveName,
  type SaleItem,
} from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import { orderPriceOf, type SessionTime } from '@campushive/contract/rules/bookings';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import type { Parties } from '@campushive/contract/rules/parties';
import { isOffered } from '@campushive/contract/rules/packages';
import { freeStatusOf } from '@campushive/contract/rules/resumption';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { charges, orders } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { spendAgreed } from '../offers/agreed.js';
import { claimLesson, linkLesson } from '../series/order-lesson.js';
import { lockWithBundles } from './bundle.js';
import { lockListing, type PaymentsContext, type SoldListing } from './context.js';
import { addDelivery } from './delivery-row.js';
import { packageColumns, readBooking, readKind, readQuantity, reserveItem } from './items.js';
import { milestoneColumns, requireSameMilestone } from './milestone.js';
import { requireRoomInService } from './open-orders.js';
import { findOrderPrice, type OrderPrice } from './order-price.js';
import type { OrderRow } from './orders.js';
import { addBundled, firstGone, readBundle } from './reserve-bundle.js';
import { resumeOrExpire, resumeOwn, type WantedPhone } from './resume.js';
import { partiesOf, requireAllowed, requireBoth } from './who-may-pay.js';
import { campus } from '../../platform/campus.js';

type Listing = NonNullable<SoldListing>;

/** Requested purchase and payment method: the provider's page unless a phone is named. */
export interface Wanted {
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
  /** The other items of a bundle. */
  readonly bundledIds?: readonly string[] | undefined;
  /** Price that the payer was shown, in major units. */
  readonly price?: number | null | undefined;
  readonly phone?: WantedPhone | undefined;
}

export interface Reserved {
  readonly order: OrderRow;
  readonly hive: HiveName;
  /** False for the viewer's own pending order. */
  readonly isNew: boolean;
}

/** Ids of all requested listings, the first item of a bundle first. */
export const allOf = ({ hiveId, bundledIds = [] }: Pick<Wanted, 'hiveId' | 'bundledIds'>): string[] => [
  hiveId,
  ...bundledIds,
];

/** Creates the order and reserves its item, or finds the viewer's own pending order of it. */
export async function reserve(
  context: PaymentsContext,
  tx: Db,
  input: Wanted,
  viewer: Viewer,
): Promise<Reserved> {
  const { hiveId: listingId, phone, seriesId, milestoneId } = input;
  const { clock } = context.platform;
  const now = clock.now();
  const ids = allOf(input);
  const locked = await lockWithBundles(tx, ids);
  if (ids.length > 1) readBundle(locked, ids, viewer.userId);
  const listing = locked.find(({ id }) => id === listingId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const { hive } = listing;
  const parties = partiesOf(listing, viewer);
  await requireBoth(tx, parties, now);
  const choice = readChoice(listing, input, now);
  const { item, session } = choice;
  const lesson = await claimLesson(tx, { seriesId, listingId, studentId: parties.buyerId, session }, now);
  const request = { viewer, phone, now };
  const open =
    item === 'listing'
      ? await resumeOrExpire(context, tx, { listings: locked, wanted: ids }, request)
      : await resumeOwn(context, tx, listing, choice, request);
  if (open !== undefined) {
    requireSameMilestone(open, milestoneId);
    await linkLesson(tx, lesson, open, now);
    return { order: open, hive, isNew: false };
  }
  await requireAllowed(tx, { listing, parties, viewer }, clock);
  const fresh = (await lockListing(tx, listingId)) ?? listing;
  if (!canBeHad(fresh, parties.sale, lesson !== null && lesson.priceMinor !== null, now)) {
    if (ids.length > 1) throw firstGone();
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  if (item === 'service') await requireRoomInService(tx, fresh, now);
  const price = await findOrderPrice(tx, { listing: fresh, ids, parties, choice, lesson, ...input }, now);
  const order = await writeOrder(context, tx, { listing, parties, choice, price }, now);
  await linkLesson(tx, lesson, order, now);
  await reserveItem(context, tx, order, fresh, now);
  if (phone !== undefined) {
    // Stored before the network is asked: whatever happens then, no second prompt goes out beside the first.
    const expiresAt = later(now, PROMPT_LIFETIME);
    const row = { ...phone, step: 'wait' as const, expiresAt, createdAt: now, updatedAt: now };
    await tx.insert(charges).values({ orderId: order.id, userId: parties.buyerId, ...row });
  }
  return { order, hive, isNew: true };
}

/** The purchase, parsed by the rules of the listing's hive. */
interface Choice {
  readonly item: SaleItem;
  readonly session: SessionTime | null;
  readonly quantity: number;
  readonly kind: ReturnType<typeof readKind>;
  readonly kindId: string | null;
  readonly promoCode: string | null;
}

function readChoice(listing: Listing, input: Wanted, now: Date): Choice {
  const item = itemOf(listing.hive, isOffered(listing.details));
  const session = readBooking(item, input, now);
  const quantity = readQuantity(item, input.quantity);
  const kind = readKind(listing, input.kindId);
  return { item, session, quantity, kind, kindId: kind?.id ?? null, promoCode: input.promoCode ?? null };
}

interface NewOrder {
  readonly listing: Listing;
  readonly parties: Parties;
  readonly choice: Choice;
  readonly price: OrderPrice;
}

/** Stores the order with all its parts and the offers used for it. */
async function writeOrder(
  { platform: { secrets } }: PaymentsContext,
  tx: Db,
  {
    listing,
    parties: { buyerId, sellerId, sale },
    choice: { item, session, quantity, kind },
    price: { priceMinor, beforeMinor, promo, milestone, offerId, others },
  }: NewOrder,
  now: Date,
): Promise<OrderRow> {
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
      item,
      ...session,
      ...(item === 'ticket' && ticketPlanColumns(listing.details)),
      quantity,
      moreItems: others.length,
      ...milestoneColumns(milestone),
      ...(kind !== null && { kindId: kind.id, kindName: kind.name, ...packageColumns(kind) }),
      ...(promo !== null && {
        promoCodeId: promo.id,
        promoCode: promo.code,
        priceBefore: orderPriceOf(beforeMinor, lowestPriceOf(campus), session, quantity),
      }),
      ...feesFor(sale, orderPriceOf(priceMinor, lowestPriceOf(campus), session, quantity), campus.fees),
      status: 'pending_payment',
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      reservedUntil: later(now, RESERVATION_LIFETIME),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  await addDelivery(tx, secrets, listing.hive, order);
  if (offerId !== null) await spendAgreed(tx, offerId, id);
  await addBundled(tx, id, others);
  return order;
}

/** Columns with the event plan that the buyer agrees to. */
function ticketPlanColumns(details: Listing['details']) {
  const { startsAt, place } = eventPlanOf(details);
  return { eventStartsAt: startsAt, eventPlace: place };
}

/** Whether a listing can be bought. A running series may outlive its listing. */
function canBeHad(
  { status, expiresAt }: Listing,
  sale: Parties['sale'],
  isInSeries: boolean,
  now: Date,
): boolean {
  if (isInSeries && status === 'expired') return true;
  return status === freeStatusOf(sale) && (isInSeries || expiresAt === null || expiresAt > now);
}
