import {
  feesFor,
  HANDOVER_CODE_LENGTH,
  HOUR,
  itemOf,
  PROMPT_LIFETIME,
  RESERVATION_LIFETIME,
  type HiveName,
} from '@campushive/contract';
import { hourPriceOf, orderPriceOf, type SessionTime } from '@campushive/contract/rules/bookings';
import { decideParties, type Parties, type PartiesRefusal } from '@campushive/contract/rules/parties';
import { isOffered } from '@campushive/contract/rules/packages';
import { decideReservation, UNPAID_REMEMBERED } from '@campushive/contract/rules/reservations';
import { freeStatusOf } from '@campushive/contract/rules/resumption';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later, type Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { charges, orders, users } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { findAgreedPrices } from '../applications/store.js';
import { findHourPrice } from '../availability/trial.js';
import { requireVerifiedStudent } from '../auth/student-verification.js';
import { isBlocked } from '../messages/store.js';
import { requireSwitchedOn } from '../moderation/hive-switches.js';
import { isSuspended } from '../moderation/suspension.js';
import { findAgreed, spendAgreed } from '../offers/agreed.js';
import { findReduced } from '../promo-codes/price.js';
import { claimLesson, linkLesson } from '../series/order-lesson.js';
import { lockWithBundles } from './bundle.js';
import { lockListing, type PaymentsContext, type SoldListing } from './context.js';
import { addDelivery } from './delivery-row.js';
import { packageColumns, readBooking, readKind, readQuantity, reserveItem } from './items.js';
import { findPayable, milestoneColumns, requireSameMilestone } from './milestone.js';
import type { OrderRow } from './orders.js';
import { addBundled, findOthers, firstGone, readBundle, sumOf } from './reserve-bundle.js';
import { resumeOrExpire, resumeOwn, type WantedPhone } from './resume.js';
import { campus } from '../../campus.js';
import { toPrice } from '../../money.js';

type Listing = NonNullable<SoldListing>;

/** What is to be paid for, and how: on the provider's page unless a phone is named. */
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
  /** The other things of a bundle. */
  readonly bundledIds?: readonly string[] | undefined;
  /** Cedis: what the payer was shown. */
  readonly price?: number | null | undefined;
  readonly phone?: WantedPhone | undefined;
}

export interface Reserved {
  readonly order: OrderRow;
  readonly hive: HiveName;
  /** False for the viewer's own order that waits already. */
  readonly isNew: boolean;
}

/** Every listing that is wanted, the first thing of a bundle first. */
export const allOf = ({ hiveId, bundledIds = [] }: Pick<Wanted, 'hiveId' | 'bundledIds'>): string[] => [
  hiveId,
  ...bundledIds,
];

/** Makes the order and takes what it is for, or finds the viewer's own pending order of it. */
export async function reserve(
  context: PaymentsContext,
  tx: Db,
  {
    hiveId: listingId,
    bundledIds,
    phone,
    price,
    quantity: asking,
    kindId,
    promoCode,
    seriesId,
    milestoneId,
    ...time
  }: Wanted,
  viewer: Viewer,
): Promise<Reserved> {
  const { clock, secrets } = context.platform;
  const now = clock.now();
  const ids = allOf({ hiveId: listingId, bundledIds });
  const locked = await lockWithBundles(tx, ids);
  if (ids.length > 1) readBundle(locked, ids, viewer.userId);
  const listing = locked.find(({ id }) => id === listingId);
  if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Listing');
  const { buyerId, sellerId, sale } = partiesOf(listing, viewer);
  await requireBoth(tx, { buyerId, sellerId }, now);
  const item = itemOf(listing.hive, isOffered(listing.details));
  const session = readBooking(item, time, now);
  const quantity = readQuantity(item, asking);
  const kind = readKind(listing, kindId);
  const lesson = await claimLesson(tx, { seriesId, listingId, studentId: buyerId, session }, now);
  const asked = { viewer, phone, now };
  const open =
    item === 'listing'
      ? await resumeOrExpire(context, tx, { listings: locked, wanted: ids }, asked)
      : await resumeOwn(
          context,
          tx,
          listing,
          { session, quantity, kindId: kind?.id ?? null, promoCode: promoCode ?? null },
          asked,
        );
  if (open !== undefined) {
    requireSameMilestone(open, milestoneId);
    await linkLesson(tx, lesson, open, now);
    return { order: open, hive: listing.hive, isNew: false };
  }
  requireVerifiedStudent(viewer);
  await requireSwitchedOn(tx, listing.hive, 'paying');
  // Who has done a task is paid for it, whatever came between the two since.
  if (sale === 'purchase' && (await isBlocked(tx, buyerId, sellerId)))
    throw new Failure('blocked', 'You cannot buy from this student.');
  if (sale === 'purchase') await requireRoom(tx, buyerId, clock);
  const fresh = (await lockListing(tx, listingId)) ?? listing;
  if (!canBeHad(fresh, sale, lesson !== null && lesson.priceMinor !== null, now)) {
    if (ids.length > 1) throw firstGone();
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  const others = await findOthers(tx, ids, { buyerId: viewer.userId, now });
  const milestone = await findPayable(tx, fresh, milestoneId);
  // A series has the price of its beginning.
  const offer =
    sale === 'purchase' && lesson?.priceMinor == null ? await findAgreed(tx, listingId, buyerId, now) : null;
  const agreed = offer?.amountMinor ?? (await findAgreedPrices(tx, [listingId])).get(listingId);
  const priceBefore =
    milestone?.priceMinor ??
    kind?.priceMinor ??
    lesson?.priceMinor ??
    agreed ??
    (await listedPrice(tx, fresh, session, { buyerId, sellerId }, now));
  const wanted = { listing: fresh, code: promoCode, kindId: kind?.id ?? null, quantity };
  const reduced = await findReduced(tx, { ...wanted, priceMinor: priceBefore }, now);
  const priceMinor = sumOf(reduced?.priceMinor ?? priceBefore, others);
  if (price != null && toPrice(price) !== priceMinor)
    throw new Failure('price_changed', 'The price has changed. Please look again.');
  const id = newId();
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      reference: `cmp-${id}`,
      listingId,
      buyerId,
      sellerId,
      saleKind: sale,
      listingTitle: listing.title,
      item,
      ...session,
      quantity,
      moreItems: others.length,
      ...milestoneColumns(milestone),
      ...(kind !== null && { kindId: kind.id, kindName: kind.name, ...packageColumns(kind) }),
      ...(reduced !== null && {
        promoCodeId: reduced.row.id,
        promoCode: reduced.row.code,
        priceBefore: orderPriceOf(priceBefore, session, quantity),
      }),
      ...feesFor(sale, orderPriceOf(priceMinor, session, quantity), campus.fees),
      status: 'pending_payment',
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      reservedUntil: later(now, RESERVATION_LIFETIME),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  await linkLesson(tx, lesson, order, now);
  await addDelivery(tx, secrets, listing.hive, order);
  if (offer !== null) await spendAgreed(tx, offer.id, id);
  await addBundled(tx, id, others);
  await reserveItem(context, tx, order, fresh, now);
  if (phone !== undefined) {
    // Written before the network is asked: whatever happens then, no second prompt goes out beside the first.
    const expiresAt = later(now, PROMPT_LIFETIME);
    const row = { ...phone, step: 'wait' as const, expiresAt, createdAt: now, updatedAt: now };
    await tx.insert(charges).values({ orderId: id, userId: buyerId, ...row });
  }
  return { order, hive: listing.hive, isNew: true };
}

/** A running series outlives the days that its listing is shown for. */
function canBeHad(
  { status, expiresAt }: Listing,
  sale: Parties['sale'],
  isInSeries: boolean,
  now: Date,
): boolean {
  if (isInSeries && status === 'expired') return true;
  return status === freeStatusOf(sale) && (isInSeries || expiresAt === null || expiresAt > now);
}

/**
 * What it costs where nothing was agreed on. The buyer's purchases stand in line here, so of two lessons that are booked at the same moment
 * only one is the first.
 */
async function listedPrice(
  tx: Db,
  { id: listingId, priceMinor }: Listing,
  session: SessionTime | null,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<number> {
  const listed = priceMinor ?? 0;
  if (session === null) return listed;
  const asked = { listingId, priceMinor: listed, studentId: buyerId, tutorId: sellerId, now };
  const hours = (session.endsAt.getTime() - session.startsAt.getTime()) / HOUR;
  return hourPriceOf(await findHourPrice(tx, asked), hours);
}

/**
 * A student cannot pay a student whom they could not meet. Both rows are locked as the order will lock them, so that an account that is
 * being deleted is waited for, and found gone.
 */
async function requireBoth(
  tx: Db,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<void> {
  const there = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [buyerId, sellerId]), isNull(users.deletedAt)))
    .for('key share');
  const seller = there.find(({ id }) => id === sellerId);
  if (seller === undefined || isSuspended(seller, now)) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  if (!there.some(({ id }) => id === buyerId)) {
    throw new Failure('session_expired', 'Your session has ended. Please log in again.');
  }
}

/** Refuses buyers who keep too much from others without paying, one request of theirs at a time. */
async function requireRoom(tx: Db, buyerId: string, clock: Clock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${buyerId}`}, 0))`);
  // Only now: what the requests waited for has its times from after this one began.
  const now = clock.now();
  const { status, createdAt, reservedUntil, updatedAt } = orders;
  const past = await tx
    .select({ status, createdAt, reservedUntil, updatedAt })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(orders.saleKind, 'purchase'),
        gt(orders.createdAt, later(now, -UNPAID_REMEMBERED)),
      ),
    );
  const refusal = decideReservation(past, now);
  if (refusal === null) return;
  const { refused, retryAfter } = refusal;
  throw new Failure(
    refused,
    refused === 'too_many_unpaid'
      ? 'You have started several payments and not finished them. Finish or cancel one first.'
      : 'You left several payments unfinished today. Please wait before you start another.',
    { retryAfter },
  );
}

/** Why one cannot pay, in words. */
const PARTIES_REFUSED: Readonly<Record<PartiesRefusal, string>> = {
  listing_free: 'This is free: there is nothing to pay.',
  own_listing: 'This is your own listing.',
  forbidden: 'Only the student who posted this pays for it.',
  listing_unassigned: 'Choose a student first: you pay them.',
};

/** The payer and the payee; refuses the wrong payer. */
function partiesOf({ hive, posterId, assignedToId, priceMinor, details }: Listing, viewer: Viewer): Parties {
  const parties = decideParties(
    {
      ...{ hive, posterId, assignedToId },
      isService: isOffered(details),
      isFree: (priceMinor ?? 0) === 0,
    },
    viewer.userId,
  );
  if ('refused' in parties) throw new Failure(parties.refused, PARTIES_REFUSED[parties.refused]);
  return parties;
}
