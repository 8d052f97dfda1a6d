import { type HiveName, type ListingStatus, versionAfter } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { listings } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { mayRenew } from '@campushive/contract/rules/renewal';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import { onListingStatusSet } from './hooks.js';
import type { PostedListing } from './presenters.js';
import { beginningOf } from './posting/details.js';
import { refuseDeletion, refuseWhileInFlight, requireOfferAgain } from './posting/in-flight.js';
import type { HivesContext } from './context.js';
import { createListing } from './posting/create-listing.js';
import { updateListing } from './posting/update-listing.js';
import { moveListing } from './posting/move.js';
import { lockOwn, requireOwn } from './posting/lock-own-listing.js';
import { cancels, removeListing, takeBack } from './posting/removal.js';
import { refuseSame, requireFuture, requireComplete } from './posting/requirements.js';
import { findListing, listingColumns } from './store.js';
import { isVisible } from './lists/visible.js';

/** The rules of listings: permissions and allowed times of changes. */
export class HivesService {
  readonly #context: HivesContext;

  constructor(context: HivesContext) {
    this.#context = context;
  }

  get #platform() {
    return this.#context.platform;
  }

  get #deps() {
    return this.#context.deps;
  }

  async get(id: string, viewer: Viewer | null): Promise<PostedListing> {
    const found = await findListing(this.#platform.db, id);
    if (found === undefined || !isVisible(found.listing, viewer)) throw missing(found?.listing);
    return found;
  }

  async create(
    hive: HiveName,
    input: Readonly<Record<string, unknown>>,
    viewer: Viewer,
  ): Promise<PostedListing> {
    const id = await createListing(this.#context, hive, input, viewer);
    return this.get(id, viewer);
  }

  async update(
    id: string,
    change: Parameters<typeof updateListing>[2],
    viewer: Viewer,
  ): Promise<PostedListing> {
    await updateListing(this.#context, id, change, viewer);
    return this.get(id, viewer);
  }

  /** Moves a listing; deleting and assigning have their own methods. */
  async setStatus(
    id: string,
    to: Exclude<ListingStatus, 'assigned' | 'deleted'>,
    viewer: Viewer,
  ): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockOwn(tx, id, viewer);
      await refuseWhileInFlight(tx, id);
      if (listing.status === 'sold' && to === 'active') await requireOfferAgain(tx, listing);
      await moveListing(tx, listing, to, 'poster', now);
      if (to !== 'active') return onListingStatusSet.use(this.#deps.notify, tx, listing, to);
      // Reopens the listing: unassigned, and with a new lifetime if it had ended.
      const begins = ['expired', 'draft', 'sold'].includes(listing.status);
      if (begins) requireVerifiedStudent(viewer);
      if (begins) {
        await requireSwitchedOn(tx, listing.hive, 'posting');
        const isBack = listing.status !== 'draft';
        requireComplete(listing.hive, { ...listing, price: listing.priceMinor, isBack });
        await refuseSame(tx, listing.details, { posterId: listing.posterId, listingId: id, now });
      }
      const expiresAt = begins
        ? requireFuture(listing.hive, { details: {} }, now, listing.details)
        : listing.expiresAt;
      await tx
        .update(listings)
        .set({
          assignedToId: null,
          startsAt: beginningOf(listing.hive, listing.details),
          expiresAt,
          ...(begins && { remindedAt: null }),
          // Students see it for the first time, so it counts as posted now.
          ...(listing.status === 'draft' && { createdAt: now }),
          ...(listing.status === 'expired' && mayRenew(listing, now) && renewalValues(now)),
        })
        .where(eq(listings.id, id));
      if (listing.status === 'draft') await outbox.write(tx, 'listing.posted', { listingId: id });
      await onListingStatusSet.use(this.#deps.notify, tx, listing, to);
    });
    await outbox.flush();
    return this.get(id, viewer);
  }

  /** Moves an open listing to the top of the newest, with a new lifetime unless it has a date. */
  async renew(id: string, viewer: Viewer): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockOwn(tx, id, viewer);
      requireVerifiedStudent(viewer);
      if (listing.status !== 'active') {
        throw new Failure('illegal_transition', `A listing that is ${listing.status} cannot be renewed.`);
      }
      if (!mayRenew(listing, now)) {
        throw new Failure('renewed_lately', 'You can renew a listing once a week.');
      }
      const expiresAt = requireFuture(listing.hive, { details: {} }, now, listing.details);
      const moved = expiresAt.getTime() !== listing.expiresAt?.getTime();
      const updatedAt = versionAfter(listing.updatedAt, now);
      await tx
        .update(listings)
        .set({ ...renewalValues(now), expiresAt, ...(moved && { remindedAt: null }), updatedAt })
        .where(eq(listings.id, id));
      await outbox.write(tx, 'listing.changed', { listingId: id });
    });
    await outbox.flush();
    return this.get(id, viewer);
  }

  async remove(id: string, viewer: Viewer): Promise<void> {
    const { db, clock } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockOwn(tx, id, viewer);
      // Cancelling an event refunds its tickets, once it cannot be undone: `refundCancelledEvents`.
      if (!cancels(listing, now)) await refuseDeletion(tx, listing, now);
      await removeListing(tx, listing, now);
    });
  }

  /** Undoes a deletion. Idempotent, because the first answer may be lost. */
  async restore(id: string, viewer: Viewer): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const [listing] = await tx
        .select(listingColumns)
        .from(listings)
        .where(eq(listings.id, id))
        .for('update');
      if (listing?.status !== 'deleted' || listing.posterId !== viewer.userId) {
        requireOwn(listing, viewer);
        return;
      }
      const back = await takeBack(tx, listing, now);
      // A seat may have become free meanwhile.
      await this.#deps.events.changed(tx, back, back, now);
    });
    await outbox.flush();
    return this.get(id, viewer);
  }
}

/** Failure of reading a missing listing: a cancelled event names the cancellation once it is final. */
const missing = (listing: PostedListing['listing'] | undefined): Failure =>
  listing?.cancelledAt != null && listing.removedAt === null
    ? new Failure('event_cancelled', 'This event was cancelled by the organiser.')
    : notFound('Listing');

/** Sort position at the top of the newest. */
const renewalValues = (now: Date) => ({ renewedAt: now, renewedId: newId() });
