import { AUTO_RELEASE_AFTER, DAY, type Attendee, type EventState, type Ticket } from '@campushive/contract';
import {
  capacityOf,
  decideJoin,
  freeSeats,
  isWholeOrderIn,
  readTicketCode,
  refusalAtDoor,
  refusalToLeave,
} from '@campushive/contract/rules/seats';
import { and, eq, lte } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings, orders, tickets } from '../../platform/database/schema/index.js';
import { isVisible } from '../hives/visible.js';
import { listingColumns } from '../hives/store.js';
import type { ListingRow } from '../hives/listing-row.js';
import { toPerson } from '../users/person.js';
import {
  addSeat,
  changeSeat,
  countSeatsTaken,
  promoteFromWaitlist,
  findOwnSeats,
  findSeat,
  findSeats,
  seatFactsOf,
  seatsOfOrder,
  type SeatsContext,
  type TicketRow,
} from './seats.js';
import { refusal, refusalOfCode } from './refusal.js';
import { ticketsUrl } from './ticket-file.js';
import { countPlaces, findAttendee, findTickets, positionInLine, type AttendeeRow } from './store.js';

/** A ticket is still looked for while the event goes on. */
const SHOWN_AFTER_START = DAY;

/** The rules of events: who has a place, who waits, who is let in. */
export class EventsService {
  readonly #context: SeatsContext;

  constructor(context: SeatsContext) {
    this.#context = context;
  }

  get #platform() {
    return this.#context.platform;
  }

  async state(listing: ListingRow, viewer: Viewer | null): Promise<EventState> {
    const { db } = this.#platform;
    const { going, waiting, taken } = await countPlaces(db, listing.id);
    const own = viewer === null ? [] : await findOwnSeats(db, listing.id, viewer.userId);
    const myTickets = await Promise.all(own.map((one) => this.toTicket(one)));
    return {
      hiveId: listing.id,
      capacity: capacityOf(listing),
      going,
      waiting,
      placesLeft: freeSeats(listing, taken),
      mine: myTickets[0] ?? null,
      myTickets,
      ticketsUrl:
        viewer !== null && own.some(({ status }) => status === 'going')
          ? ticketsUrl(this.#platform, listing.id, viewer.userId)
          : null,
      calendarUrl: calendarUrl(listing.id),
    };
  }

  /** An event that the viewer may see; 404 for everything else. */
  async find(id: string, viewer: Viewer | null): Promise<ListingRow> {
    return readable(await this.#select(this.#platform.db, id), viewer);
  }

  async findOwn(id: string, viewer: Viewer): Promise<ListingRow> {
    const listing = await this.find(id, viewer);
    if (listing.posterId !== viewer.userId) {
      throw new Failure('forbidden', 'Only the organiser of an event can see and let in who comes.');
    }
    return listing;
  }

  async join(id: string, viewer: Viewer): Promise<EventState> {
    const { db, clock, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await this.#lock(tx, id, viewer);
      const isOrganiser = listing.posterId === viewer.userId;
      const decision = decideJoin(
        listing,
        { ...(await findSeats(tx, listing, viewer.userId)), isOrganiser },
        now,
      );
      if (decision === 'kept') return;
      if ('refused' in decision) throw refusal(decision.refused);
      const status = decision.seat;
      await addSeat(this.#context, tx, { listingId: id, userId: viewer.userId, status }, now);
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

  /** Lets a ticket in, once, however many doors there are. */
  async checkIn(id: string, typed: string, viewer: Viewer): Promise<Attendee> {
    const { db, clock, outbox } = this.#platform;
    await this.findOwn(id, viewer);
    const code = readTicketCode(typed);
    const ticketId = await db.transaction(async (tx) => {
      const isThis = and(eq(tickets.listingId, id), eq(tickets.code, code));
      const [known] = await tx.select().from(tickets).where(isThis);
      // All of its order: of two doors, the one that lets in the last of them knows that it does.
      const together = known?.orderId == null ? [] : await seatsOfOrder(tx, known.orderId);
      const [ticket] = await tx.select().from(tickets).where(isThis).for('update');
      const refused = refusalAtDoor(seatFactsOf(ticket));
      if (ticket === undefined || refused !== null) throw refusalOfCode(refused ?? 'ticket_unknown');
      const now = clock.now();
      await changeSeat(tx, ticket.id, { checkedInAt: now }, now);
      const seats = together.map((one) => ({
        isCheckedIn: one.id === ticket.id || one.checkedInAt !== null,
      }));
      if (ticket.orderId !== null && isWholeOrderIn(seats))
        await outbox.write(tx, 'ticket.checked-in', { orderId: ticket.orderId });
      return ticket.id;
    });
    await outbox.flush();
    const row = await findAttendee(db, ticketId);
    if (row === undefined) throw new Error('Tickets are never deleted');
    return toAttendee(row);
  }

  tickets(viewer: Viewer, page: { after: { at: Date; id: string } | undefined; limit: number }) {
    const { db, clock } = this.#platform;
    return findTickets(db, viewer.userId, { ...page, since: later(clock.now(), -SHOWN_AFTER_START) });
  }

  /** A poster changed the listing: more seats promote the waitlist, and attendees are notified of a new time or place. */
  async changed(tx: Db, before: ListingRow, after: ListingRow, now: Date): Promise<void> {
    if (after.hive !== 'buzz') return;
    const capacity = capacityOf(after);
    if (capacity !== null && capacity !== capacityOf(before)) {
      const taken = await countSeatsTaken(tx, after.id);
      if (capacity < taken) throw invalidField('capacity', 'capacity_taken', { taken });
    }
    await promoteFromWaitlist(this.#context, tx, after, now);
    if (after.expiresAt !== null && after.expiresAt.getTime() !== before.expiresAt?.getTime()) {
      await this.#moveReleases(tx, after.id, after.expiresAt);
    }
    const moved = (['eventDate', 'eventEndDate', 'location'] as const).some(
      (field) => (before.details[field] ?? null) !== (after.details[field] ?? null),
    );
    if (moved)
      await this.#platform.outbox.write(tx, 'event.updated', { listingId: after.id, kind: 'event_changed' });
  }

  async removed(tx: Db, listing: ListingRow): Promise<void> {
    if (listing.hive !== 'buzz') return;
    await this.#platform.outbox.write(tx, 'event.updated', {
      listingId: listing.id,
      kind: 'event_cancelled',
    });
  }

  /** Offers that were not taken in time go to the next on the waitlist. */
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
        const listing = await this.#select(tx, listingId, true);
        const [place] = await tx.select().from(tickets).where(eq(tickets.id, id));
        // Bought, or given up, in this very moment.
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

  async toTicket(row: TicketRow): Promise<Ticket> {
    const going = row.status === 'going';
    const kept = row.status === 'reserved' || row.status === 'offered';
    return {
      id: row.id,
      status: row.status === 'left' ? 'waiting' : row.status,
      code: going ? row.code : null,
      checkInUrl: going ? this.#checkInUrl(row.listingId, row.code) : null,
      position:
        row.status === 'waiting' ? await positionInLine(this.#platform.db, row.listingId, row.turn) : null,
      heldUntil: kept ? (row.heldUntil?.toISOString() ?? null) : null,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      paymentId: row.orderId,
      number: row.number,
      of: row.ofCount,
    };
  }

  /** What is printed of a ticket of one who goes. */
  printedTicket({ listingId, code, number, ofCount }: TicketRow) {
    return { code, checkInUrl: this.#checkInUrl(listingId, code), number, of: ofCount };
  }

  #checkInUrl(listingId: string, code: string): string {
    return `${this.#platform.config.publicUrl}/dashboard/hives/buzz/${listingId}/attendees?code=${code}`;
  }

  /** What was paid for tickets is kept until some days after the event, whenever that will be now. */
  async #moveReleases(tx: Db, listingId: string, meeting: Date): Promise<void> {
    await tx
      .update(orders)
      .set({ autoReleaseAt: later(meeting, AUTO_RELEASE_AFTER) })
      .where(and(eq(orders.listingId, listingId), eq(orders.item, 'ticket'), eq(orders.status, 'held')));
  }

  async #lock(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
    return readable(await this.#select(tx, id, true), viewer);
  }

  async #select(db: Db, id: string, lock = false): Promise<ListingRow | undefined> {
    const query = db.select(listingColumns).from(listings).where(eq(listings.id, id));
    const [listing] = await (lock ? query.for('update') : query);
    return listing;
  }
}

function readable(listing: ListingRow | undefined, viewer: Viewer | null): ListingRow {
  if (listing?.hive !== 'buzz' || !isVisible(listing, viewer)) throw notFound('Event');
  return listing;
}

export const calendarUrl = (listingId: string) => `/api/hives/${listingId}/calendar.ics`;

export function toAttendee({ ticket, person }: AttendeeRow): Attendee {
  return {
    ticketId: ticket.id,
    person: toPerson(person),
    status: ticket.status === 'left' ? 'waiting' : ticket.status,
    paid: ticket.orderId !== null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    joinedAt: ticket.createdAt.toISOString(),
    number: ticket.number,
    of: ticket.ofCount,
  };
}
