import { DAY, type Attendee, type EventState, type Ticket } from '@campushive/contract';
import { doorRoleOf } from '@campushive/contract/rules/door-helpers';
import { readsAttendeeMessages } from '@campushive/contract/rules/attendee-messages';
import { capacityOf, decideJoin, freeSeats, refusalToLeave } from '@campushive/contract/rules/seats';
import { kindIn, placesOnSale } from '@campushive/contract/rules/ticket-kinds';
import { and, eq, lte } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { readName } from '../../accounts/users/read-account.js';
import { lockListing, readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { toMajor } from '../../platform/money.js';
import { tickets } from '../../platform/database/schema/index.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import {
  addSeat,
  changeSeat,
  promoteFromWaitlist,
  findOwnSeats,
  findKinds,
  findSeat,
  findSeats,
  seatFactsOf,
  type SeatsContext,
  type TicketRow,
} from './seats.js';
import { announceCancellation } from './cancelled-event.js';
import { findDoor, isHelper } from './find-door.js';
import { checkIn, type CheckIn } from './door.js';
import { refusal } from './refusal.js';
import { ticketsUrl } from './ticket-file.js';
import { followListing } from './follow-listing.js';
import { requireMove } from './move-event.js';
import { calendarUrl, toAttendee, toKindState, toTicket } from './presenters.js';
import { createTicketKeys, type TicketKeys } from './ticket-keys.js';
import { countPlaces, findAttendee, findTicketRefund, findTickets, positionInLine } from './store.js';

/** Tickets stay listed while the event goes on. */
const SHOWN_AFTER_START = DAY;

/** The rules of events: seats, the waitlist and check-in. */
export class EventsService {
  readonly #context: SeatsContext;
  readonly #keys: TicketKeys;

  constructor(context: SeatsContext) {
    this.#context = context;
    this.#keys = createTicketKeys(context.platform);
  }

  get #platform() {
    return this.#context.platform;
  }

  async state(listing: ListingRow, viewer: Viewer | null): Promise<EventState> {
    const { db } = this.#platform;
    const { going, waiting, seatsTaken } = await countPlaces(db, listing.id);
    const own = viewer === null ? [] : await findOwnSeats(db, listing.id, viewer.userId);
    const isGoing = own.some(({ status }) => status === 'going');
    const name = viewer === null || !isGoing ? '' : await this.nameOf(viewer.userId);
    const myTickets = await Promise.all(own.map((one) => this.toTicket(one, listing, name)));
    const kinds = await findKinds(db, listing, this.#platform.clock.now());
    return {
      hiveId: listing.id,
      capacity: capacityOf(listing),
      going,
      waiting,
      placesLeft: kinds.length > 0 ? placesOnSale(kinds) : freeSeats(listing, seatsTaken),
      kinds: kinds.map(toKindState),
      mine: myTickets[0] ?? null,
      myTickets,
      ticketsUrl: viewer !== null && isGoing ? ticketsUrl(this.#platform, listing.id, viewer.userId) : null,
      helpsAtDoor:
        viewer !== null &&
        doorRoleOf({
          isOrganiser: listing.posterId === viewer.userId,
          isHelper: await isHelper(db, listing.id, viewer.userId),
          isBlocked: await isBlocked(db, listing.posterId, viewer.userId),
        }) === 'helper',
      calendarUrl: calendarUrl(listing.id),
    };
  }

  /** Finds an event that the viewer may see; throws 404 otherwise. */
  async find(id: string, viewer: Viewer | null): Promise<ListingRow> {
    return readable(await readListing(this.#platform.db, id), viewer);
  }

  /** As `find`, but includes cancelled events for their ticket holders and waitlist. */
  async findForGuest(id: string, viewer: Viewer | null): Promise<ListingRow> {
    const { db } = this.#platform;
    const listing = await readListing(db, id);
    const isCancelled = listing?.hive === 'buzz' && listing.cancelledAt !== null;
    const isGuest = isCancelled && viewer !== null && (await findSeat(db, id, viewer.userId)) !== undefined;
    return isGuest ? listing : readable(listing, viewer);
  }

  async findOwn(id: string, viewer: Viewer): Promise<ListingRow> {
    const listing = await this.find(id, viewer);
    if (listing.posterId !== viewer.userId) {
      throw new Failure('forbidden', 'Only the organiser can see attendees and check them in.');
    }
    return listing;
  }

  /** Throws 403 unless the viewer may read messages to attendees. */
  async requireMessages(id: string, viewer: Viewer): Promise<void> {
    const { db } = this.#platform;
    const listing = await this.find(id, viewer);
    const place = await findSeat(db, id, viewer.userId);
    const reads = readsAttendeeMessages({
      isOrganiser: listing.posterId === viewer.userId,
      place: (place && seatFactsOf(place)?.status) ?? null,
      isBlocked: await isBlocked(db, viewer.userId, listing.posterId),
    });
    if (!reads) throw new Failure('forbidden', 'Only attendees can read the organiser’s messages.');
  }

  async join(id: string, kindId: string | undefined, viewer: Viewer): Promise<EventState> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await this.#lock(tx, id, viewer);
      const isOrganiser = listing.posterId === viewer.userId;
      const decision = decideJoin(
        listing,
        {
          ...(await findSeats(tx, listing, viewer.userId, now)),
          kindId: kindId ?? null,
          isOrganiser,
          isBlocked: await isBlocked(tx, listing.posterId, viewer.userId),
        },
        now,
      );
      if (decision === 'kept') return;
      if ('refused' in decision) throw refusal(decision.refused);
      const place = { status: decision.seat, kindId: decision.kindId };
      await addSeat(this.#context, tx, { listingId: id, userId: viewer.userId, ...place }, now);
    });
    await outbox.flush();
    return this.state(await this.find(id, viewer), viewer);
  }

  async leave(id: string, viewer: Viewer): Promise<EventState> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await this.#lock(tx, id, viewer);
      const place = await findSeat(tx, id, viewer.userId);
      if (place === undefined) return;
      const seat = seatFactsOf(place);
      const refused = seat === null ? null : refusalToLeave(seat);
      if (refused !== null) throw refusal(refused);
      await changeSeat(tx, place.id, { status: 'left', heldUntil: null }, now);
      await promoteFromWaitlist(this.#context, tx, listing, now);
    });
    await outbox.flush();
    return this.state(await this.find(id, viewer), viewer);
  }

  /** Checks a ticket in. Works once, however many doors there are. */
  async checkIn(id: string, input: CheckIn, viewer: Viewer): Promise<Attendee> {
    const { listing, role } = await findDoor(this.#platform.db, id, viewer);
    const ticketId = await checkIn(this.#platform, listing, input);
    const row = await findAttendee(this.#platform.db, ticketId);
    if (row === undefined) throw new Error('Tickets are never deleted');
    const attendee = toAttendee(row);
    // Payments and promo codes of a guest are visible to the organiser only.
    return role === 'organiser' ? attendee : { ...attendee, paid: false, promoCode: null };
  }

  /** Name of the holder, as printed on tickets. */
  async nameOf(userId: string): Promise<string> {
    const name = await readName(this.#platform.db, userId);
    return name ?? '';
  }

  tickets(viewer: Viewer, page: { after: { at: Date; id: string } | undefined; limit: number }) {
    const { db, clock } = this.#platform;
    return findTickets(db, viewer.userId, { ...page, since: later(clock.now(), -SHOWN_AFTER_START) });
  }

  /** Refuses to move an event with tickets without confirmation: see `requireMove`. */
  requireMove(...change: Parameters<typeof requireMove>): Promise<void> {
    return requireMove(...change);
  }

  changed(tx: Db, before: ListingRow, after: ListingRow, now: Date): Promise<void> {
    return followListing(this.#context, tx, { before, after }, now);
  }

  removed(tx: Db, listing: ListingRow): Promise<void> {
    return announceCancellation(this.#platform, tx, listing);
  }

  /** Passes on offers that were not taken in time to the next on the waitlist. */
  async endOffers(): Promise<void> {
    const { db, clock, outbox } = this.#platform;
    const due = await db
      .select({ id: tickets.id, listingId: tickets.listingId })
      .from(tickets)
      .where(and(eq(tickets.status, 'offered'), lte(tickets.heldUntil, clock.now())))
      .limit(500);
    for (const { id, listingId } of due) {
      await db.transaction(async (tx) => {
        const now = clock.now();
        const listing = await lockListing(tx, listingId);
        const [place] = await tx.select().from(tickets).where(eq(tickets.id, id));
        // Bought or given up by a concurrent request.
        if (listing === undefined || place?.status !== 'offered') return;
        await changeSeat(tx, id, { status: 'left', heldUntil: null }, now);
        await this.#context.notify(tx, {
          userId: place.userId,
          type: 'system',
          kind: 'event_offer_over',
          values: { listing: listing.title },
          subject: { type: 'listing', id: listingId },
        });
        await promoteFromWaitlist(this.#context, tx, listing, now);
      });
    }
    await outbox.flush();
  }

  /** `name` is the holder's name, for the QR code. */
  async toTicket(
    row: TicketRow,
    { status, details }: Pick<ListingRow, 'status' | 'details'>,
    name: string,
  ): Promise<Ticket> {
    const { db } = this.#platform;
    const refund =
      status === 'deleted' && row.orderId !== null ? await findTicketRefund(db, row.orderId) : undefined;
    return toTicket(row, details, {
      refund: refund === undefined ? null : { amount: toMajor(refund.amount), status: refund.status },
      checkInUrl: row.status === 'going' ? this.#keys.addressOf(row, name) : null,
      position: row.status === 'waiting' ? await positionInLine(db, row.listingId, row.turn) : null,
    });
  }

  /** Printed data of an attendee's ticket. */
  printedTicket(row: TicketRow, details: ListingRow['details'], name: string) {
    const { code, number, ofCount, kindId } = row;
    const kind = kindIn(details, kindId)?.name ?? null;
    return { code, checkInUrl: this.#keys.addressOf(row, name), number, of: ofCount, kind };
  }

  async #lock(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
    return readable(await lockListing(tx, id), viewer);
  }
}

function readable(listing: ListingRow | undefined, viewer: Viewer | null): ListingRow {
  if (listing?.hive !== 'buzz' || !isVisible(listing, viewer)) throw notFound('Event');
  return listing;
}
