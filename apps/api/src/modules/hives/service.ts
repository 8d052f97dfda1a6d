import {
  costsNothing,
  type HiveName,
  type ListingStatus,
  type StudyFile,
  versionAfter,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { cancelsEvent } from '@campushive/contract/rules/orders';
import { mayRenew } from '@campushive/contract/rules/renewal';
import { notifyOfTask, notifyOtherApplicants } from '../applications/notify.js';
import { requireVerifiedStudent } from '../auth/student-verification.js';
import type { EventsModule } from '../events/events.js';
import type { FilesModule } from '../files/files.js';
import { requireSwitchedOn } from '../moderation/hive-switches.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { UploadsModule } from '../uploads/uploads.js';
import { assignGig } from './assign.js';
import type { ListingRow } from './listing-row.js';
import type { PostedListing } from './presenters.js';
import { beginningOf, parseChange, splitFields, type ListingFields } from './details.js';
import { refuseWhileInFlight, requireOfferAgain } from './in-flight.js';
import { endOffersOfListing } from '../offers/write.js';
import { moveListing } from './move.js';
import { keepPackages } from './packages.js';
import { keepKinds } from './ticket-kinds.js';
import { lockOwn, requireOwn } from './own.js';
import { removeListing, takeBack } from './removal.js';
import {
  idOf,
  refuseSame,
  refuseWhilePaid,
  requireChangeable,
  requireFuture,
  requirePastPurchase,
  requireRightEnd,
  requireWhole,
  statementOf,
} from './requirements.js';
import { keepPrice } from './price-history.js';
import { findListing, listingColumns } from './store.js';
import { isVisible } from './visible.js';

export interface HivesDeps {
  readonly attach: UploadsModule['attach'];
  readonly detach: UploadsModule['detach'];
  readonly notify: NotificationsModule['notify'];
  /** Events have people who come. */
  readonly events: Pick<EventsModule, 'changed' | 'removed'>;
  readonly attachFile: FilesModule['attach'];
}

const PHOTO_PURPOSES = ['listing-photo', 'event-image'] as const;

/** The rules of listings: who may change what, and when. */
export class HivesService {
  readonly #platform: Platform;
  readonly #deps: HivesDeps;

  constructor(platform: Platform, deps: HivesDeps) {
    this.#platform = platform;
    this.#deps = deps;
  }

  async get(id: string, viewer: Viewer | null): Promise<PostedListing> {
    const found = await findListing(this.#platform.db, id);
    if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Listing');
    return found;
  }

  async create(
    hive: HiveName,
    input: Readonly<Record<string, unknown>>,
    viewer: Viewer,
  ): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    const now = clock.now();
    const fields = splitFields(hive, input);
    const draft = input['draft'] === true;
    requirePastPurchase(fields, now);
    const details = { ...fields.details, ...statementOf(hive, {}, fields, now) };
    requireRightEnd(hive, details);
    // What was typed may be kept incomplete, and without a proof.
    if (!draft) {
      const { priceMinor: price = null, description = '' } = fields;
      requireWhole(hive, { price, description, details });
      requireVerifiedStudent(viewer);
      await requireSwitchedOn(db, hive, 'posting');
    }
    // The time of a draft begins when it is published.
    const expiresAt = draft ? null : requireFuture(hive, fields, now);
    const id = await db.transaction(async (tx) => {
      const photos = await this.#deps.attach(
        tx,
        viewer.userId,
        fields.photos ?? [],
        PHOTO_PURPOSES,
        'photos',
      );
      const file = await this.#fileOf(tx, viewer.userId, fields);
      if (!draft) await refuseSame(tx, file, { posterId: viewer.userId, listingId: null, now });
      const kinds = await keepKinds(tx, hive, null, fields, now);
      const packages = keepPackages(hive, null, fields);
      const price = kinds.priceMinor ?? packages.priceMinor ?? fields.priceMinor ?? null;
      const [made] = await tx
        .insert(listings)
        .values({
          hive,
          posterId: viewer.userId,
          universityId: viewer.universityId,
          title: fields.title ?? '',
          description: fields.description ?? '',
          priceMinor: costsNothing(hive, fields.details) ? null : price,
          status: draft ? 'draft' : 'active',
          details: { ...details, ...file, ...kinds.details, ...packages.details },
          photos,
          startsAt: draft ? null : beginningOf(hive, details),
          expiresAt,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: listings.id });
      if (made === undefined) throw new Error('An inserted listing has an id');
      await outbox.write(tx, 'listing.posted', { listingId: made.id });
      return made.id;
    });
    void outbox.flush();
    return this.get(id, viewer);
  }

  /** Changes the fields that are sent. `hive` is named by one of the two paths only; `read` is the version that was changed. */
  async update(
    id: string,
    hive: HiveName | undefined,
    input: unknown,
    viewer: Viewer,
    read?: string,
  ): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockOwn(tx, id, viewer);
      requireChangeable(listing, { hive, read });
      const fields = splitFields(listing.hive, parseChange(listing.hive, input), listing.details);
      const packages = keepPackages(listing.hive, listing, fields);
      const statement = statementOf(listing.hive, listing.details, fields, now);
      const posting = {
        price: fields.priceMinor === undefined ? listing.priceMinor : fields.priceMinor,
        description: fields.description ?? listing.description,
        details: {
          ...listing.details,
          ...('fileId' in fields.details && { file: null }),
          ...fields.details,
          ...statement,
        },
      };
      if (listing.status !== 'draft') requireWhole(listing.hive, posting);
      requirePastPurchase(fields, now);
      const { priceMinor } = fields;
      const priced = priceMinor !== undefined && priceMinor !== listing.priceMinor;
      if (priced) await refuseWhilePaid(tx, listing);
      const file = await this.#fileOf(tx, listing.posterId, fields);
      const { posterId } = listing;
      if (listing.status !== 'draft' && idOf(file.file) !== idOf(listing.details['file']))
        await refuseSame(tx, file, { posterId, listingId: id, now });
      const kinds = await keepKinds(tx, listing.hive, listing, fields, now);
      const details = {
        ...listing.details,
        ...fields.details,
        ...statement,
        ...file,
        ...kinds.details,
        ...packages.details,
      };
      requireRightEnd(listing.hive, details);
      const isDraft = listing.status === 'draft';
      const expiresAt = isDraft ? null : requireFuture(listing.hive, fields, now, details, listing);
      const photos = await this.#keepPhotos(tx, listing, fields);
      const asked =
        kinds.priceMinor ??
        packages.priceMinor ??
        (priceMinor === undefined ? listing.priceMinor : priceMinor);
      const nextPrice = costsNothing(listing.hive, details) ? null : asked;
      const { shown, isDrop } = await keepPrice(tx, listing, nextPrice, now);
      const [changed] = await tx
        .update(listings)
        .set({
          title: fields.title ?? listing.title,
          description: fields.description ?? listing.description,
          priceMinor: nextPrice,
          ...shown,
          details,
          photos,
          startsAt: isDraft ? null : beginningOf(listing.hive, details),
          expiresAt,
          // Another end has a reminder of its own.
          remindedAt: expiresAt?.getTime() === listing.expiresAt?.getTime() ? listing.remindedAt : null,
          updatedAt: versionAfter(listing.updatedAt, now),
        })
        .where(eq(listings.id, id))
        .returning(listingColumns);
      if (priced) await endOffersOfListing(tx, id, 'price_changed', now);
      if (changed !== undefined) await this.#deps.events.changed(tx, listing, changed, now);
      await outbox.write(tx, 'listing.changed', { listingId: id });
      if (isDrop) await outbox.write(tx, 'listing.reduced', { listingId: id });
    });
    await outbox.flush();
    return this.get(id, viewer);
  }

  /** The photos of a listing after a change; what is no longer among them is let go. */
  async #keepPhotos(tx: Db, listing: ListingRow, fields: ListingFields): Promise<ListingRow['photos']> {
    if (fields.photos === undefined) return listing.photos;
    const photos = await this.#deps.attach(tx, listing.posterId, fields.photos, PHOTO_PURPOSES, 'photos');
    const kept = new Set(photos.map((photo) => photo.id));
    const dropped = listing.photos.map((photo) => photo.id).filter((one) => !kept.has(one));
    await this.#deps.detach(tx, listing.posterId, dropped);
    return photos;
  }

  /** The study material that `fileId` names, to be shown with the listing. */
  async #fileOf(tx: Db, ownerId: string, { details }: ListingFields): Promise<{ file?: StudyFile | null }> {
    const { fileId } = details;
    if (fileId === undefined) return {};
    return { file: typeof fileId === 'string' ? await this.#deps.attachFile(tx, ownerId, fileId) : null };
  }

  /** Moves a listing; deleting and assigning are more than a move and have their own ways. */
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
      if (to === 'completed' && listing.assignedToId === null) {
        await notifyOtherApplicants(this.#deps.notify, tx, listing, listing.posterId, 'application_closed');
      }
      if (to !== 'active') return;
      // Open again: unassigned, and with a new lifetime if it had ended.
      const begins = ['expired', 'draft', 'sold'].includes(listing.status);
      if (begins) requireVerifiedStudent(viewer);
      if (begins) {
        await requireSwitchedOn(tx, listing.hive, 'posting');
        const isBack = listing.status !== 'draft';
        requireWhole(listing.hive, { ...listing, price: listing.priceMinor, isBack });
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
          ...(listing.status === 'expired' && mayRenew(listing, now) && bringUp(now)),
        })
        .where(eq(listings.id, id));
      if (listing.status === 'draft') await outbox.write(tx, 'listing.posted', { listingId: id });
      const { assignedToId } = listing;
      if (assignedToId !== null) {
        const { notify } = this.#deps;
        await notifyOfTask(notify, tx, assignedToId, listing, 'task_unassigned');
        await notifyOtherApplicants(notify, tx, listing, assignedToId, 'application_reopened');
      }
    });
    await outbox.flush();
    return this.get(id, viewer);
  }

  /** Brings an open listing up again among the newest, with a new lifetime where it has no date of its own. */
  async renew(id: string, viewer: Viewer): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockOwn(tx, id, viewer);
      requireVerifiedStudent(viewer);
      if (listing.status !== 'active') {
        throw new Failure('illegal_transition', `A listing that is ${listing.status} cannot be brought up.`);
      }
      if (!mayRenew(listing, now)) {
        throw new Failure('renewed_lately', 'A listing can be brought up once a week.');
      }
      const expiresAt = requireFuture(listing.hive, { details: {} }, now, listing.details);
      const moved = expiresAt.getTime() !== listing.expiresAt?.getTime();
      const updatedAt = versionAfter(listing.updatedAt, now);
      await tx
        .update(listings)
        .set({ ...bringUp(now), expiresAt, ...(moved && { remindedAt: null }), updatedAt })
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
      // Cancelling an event gives the money back, once it cannot be undone: `refundCancelledEvents`.
      if (!cancelsEvent(listing, now)) await refuseWhileInFlight(tx, id);
      await removeListing(tx, listing, now);
    });
  }

  /** Takes a deletion back. Asked twice, because the first answer was lost, it answers the same. */
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
      // A place may have become free meanwhile.
      await this.#deps.events.changed(tx, back, back, now);
    });
    await outbox.flush();
    return this.get(id, viewer);
  }

  /** Assigns a gig to an applicant and notifies every applicant. */
  async assign(id: string, assignedToId: string, viewer: Viewer): Promise<PostedListing> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const listing = await lockOwn(tx, id, viewer);
      await assignGig(tx, listing, assignedToId, { notify: this.#deps.notify, now: clock.now() });
    });
    await outbox.flush();
    return this.get(id, viewer);
  }
}

/** A new place among the newest. */
const bringUp = (now: Date) => ({ renewedAt: now, renewedId: newId() });
