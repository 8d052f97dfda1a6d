import {
  AUTO_RELEASE_AFTER,
  DAY,
  HELD_STATUSES,
  type Attendee,
  type EventState,
  type Ticket,
} from '@campushive/contract';
import { doorRoleOf } from '@campushive/contract/rules/door-helpers';
import { readsAttendeeMessages } from '@campushive/contract/rules/attendee-messages';
import {
  capacityOf,
  decideJoin,
  freeSeats,
  refusalToLeave,
  TAKEN_SEATS,
} from '@campushive/contract/rules/seats';
import {
  freeOfKind,
  kindIn,
  kindSaleOf,
  placesOnSale,
  ticketKindsOf,
  type KindSeats,
} from '@campushive/contract/rules/ticket-kinds';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { toMajor } from '../../money.js';
import { listings, orders, tickets, users } from '../../platform/database/schema/index.js';
import { isVisible } from '../hives/visible.js';
import { listingColumns } from '../hives/store.js';
import type { ListingRow } from '../hives/listing-row.js';
import { isBlocked } from '../messages/store.js';
import { toPerson } from '../users/person.js';
import {
  addSeat,
  changeSeat,
  countSeatsTaken,
  promoteFromWaitlist,
  findOwnSeats,
  findKinds,
  findSeat,
  findSeats,
  seatFactsOf,
  type SeatsContext,
  type TicketRow,
} from './seats.js';
import { findDoor, isHelper } from './door-helpers.js';
import { checkIn, type CheckIn } from './door.js';
import { refusal } from './refusal.js';
import { ticketsUrl } from './ticket-file.js';
import { createTicketKeys, type TicketKeys } from './ticket-keys.js';
import { countPlaces, findAttendee, findTickets, positionInLine, type AttendeeRow } from './store.js';

/** A ticket is still looked for while the event goes on. */
const SHOWN_AFTER_START = DAY;

/** The rules of events: who has a place, who waits, who is let in. */
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
    const { going, waiting, taken } = await countPlaces(db, listing.id);
    const own = viewer === null ? [] : await findOwnSeats(db, listing.id, viewer.userId);
    const isGoing = own.some(({ status }) => status === 'going');
    const name = viewer === null || !isGoing ? '' : await this.nameOf(viewer.userId);
    const myTickets = await Promise.all(own.map((one) => this.toTicket(one, listing.details, name)));
    const kinds = await findKinds(db, listing, this.#platform.clock.now());
    return {
      hiveId: listing.id,
      capacity: capacityOf(listing),
      going,
      waiting,
      placesLeft: kinds.length > 0 ? placesOnSale(kinds) : freeSeats(listing, taken),
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

  /** Refuses who does not read what the organiser wrote to those who go. */
  async requireMessages(id: string, viewer: Viewer): Promise<void> {
    const { db } = this.#platform;
    const listing = await this.find(id, viewer);
    const place = await findSeat(db, id, viewer.userId);
    const reads = readsAttendeeMessages({
      isOrganiser: listing.posterId === viewer.userId,
      place: (place && seatFactsOf(place)?.status) ?? null,
      isBlocked: await isBlocked(db, viewer.userId, listing.posterId),
    });
    if (!reads)
      throw new Failure('forbidden', 'Only those who go to an event read what its organiser writes.');
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

  /** Lets a ticket in, once, however many doors there are. */
  async checkIn(id: string, given: CheckIn, viewer: Viewer): Promise<Attendee> {
    const { listing, role } = await findDoor(this.#platform.db, id, viewer);
    if (listing.status === 'deleted') throw notFound('Event');
    const ticketId = await checkIn(this.#platform, listing, given);
    const row = await findAttendee(this.#platform.db, ticketId);
    if (row === undefined) throw new Error('Tickets are never deleted');
    const attendee = toAttendee(row);
    // What someone paid, and by which code, is between them and the organiser.
    return role === 'organiser' ? attendee : { ...attendee, paid: false, promoCode: null };
  }

  /** As it stands on tickets. */
  async nameOf(userId: string): Promise<string> {
    const [user] = await this.#platform.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId));
    return user?.name ?? '';
  }

  tickets(viewer: Viewer, page: { after: { at: Date; id: string } | undefined; limit: number }) {
    const { db, clock } = this.#platform;
    return findTickets(db, viewer.userId, { ...page, since: later(clock.now(), -SHOWN_AFTER_START) });
  }

  /** A poster changed the listing: more seats promote the waitlist, and attendees are notified of a new time or place. */
  async changed(tx: Db, before: ListingRow, after: ListingRow, now: Date): Promise<void> {
    if (after.hive !== 'buzz') return;
    const kinds = ticketKindsOf(after.details);
    if (ticketKindsOf(before.details).length === 0) await this.#adopt(tx, after.id, kinds[0]);
    const capacity = capacityOf(after);
    if (kinds.length === 0 && capacity !== null && capacity !== capacityOf(before)) {
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

  /** `name` is that of its holder, for its picture. */
  async toTicket(row: TicketRow, details: ListingRow['details'], name: string): Promise<Ticket> {
    const going = row.status === 'going';
    const kept = row.status === 'reserved' || row.status === 'offered';
    return {
      id: row.id,
      status: row.status === 'left' ? 'waiting' : row.status,
      code: going ? row.code : null,
      checkInUrl: going ? this.#keys.addressOf(row, name) : null,
      position:
        row.status === 'waiting' ? await positionInLine(this.#platform.db, row.listingId, row.turn) : null,
      heldUntil: kept ? (row.heldUntil?.toISOString() ?? null) : null,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      paymentId: row.orderId,
      number: row.number,
      of: row.ofCount,
      kind: kindNameIn(details, row.kindId),
    };
  }

  /** What is printed of a ticket of one who goes. */
  printedTicket(row: TicketRow, details: ListingRow['details'], name: string) {
    const { code, number, ofCount, kindId } = row;
    const kind = kindIn(details, kindId)?.name ?? null;
    return { code, checkInUrl: this.#keys.addressOf(row, name), number, of: ofCount, kind };
  }

  /** An event that had one price has kinds now: what was sold before is of the first of them. */
  async #adopt(tx: Db, listingId: string, kind: { id: string; name: string } | undefined): Promise<void> {
    if (kind === undefined) return;
    const { id: kindId, name: kindName } = kind;
    const isTaken = inArray(tickets.status, [...TAKEN_SEATS]);
    await tx
      .update(tickets)
      .set({ kindId })
      .where(and(eq(tickets.listingId, listingId), isNull(tickets.kindId), isTaken));
    await tx
      .update(orders)
      .set({ kindId, kindName })
      .where(and(eq(orders.listingId, listingId), eq(orders.item, 'ticket'), isNull(orders.kindId)));
  }

  /** What was paid for tickets is kept until some days after the event, whenever that will be now. */
  async #moveReleases(tx: Db, listingId: string, meeting: Date): Promise<void> {
    await tx
      .update(orders)
      .set({ autoReleaseAt: later(meeting, AUTO_RELEASE_AFTER) })
      .where(
        and(
          eq(orders.listingId, listingId),
          eq(orders.item, 'ticket'),
          inArray(orders.status, [...HELD_STATUSES]),
        ),
      );
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

const toKindState = (kind: KindSeats): EventState['kinds'][number] => ({
  id: kind.id,
  name: kind.name,
  price: toMajor(kind.priceMinor),
  quota: kind.quota,
  lastDay: kind.lastDay,
  placesLeft: freeOfKind(kind),
  sale: kindSaleOf(kind),
});

function kindNameIn(details: ListingRow['details'], kindId: string | null): Ticket['kind'] {
  const kind = kindIn(details, kindId);
  return kind === null ? null : { id: kind.id, name: kind.name };
}

export function toAttendee({ ticket, person, details, promoCode }: AttendeeRow): Attendee {
  return {
    ticketId: ticket.id,
    person: toPerson(person),
    status: ticket.status === 'left' ? 'waiting' : ticket.status,
    paid: ticket.orderId !== null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    joinedAt: ticket.createdAt.toISOString(),
    number: ticket.number,
    of: ticket.ofCount,
    kind: kindNameIn(details, ticket.kindId),
    promoCode,
  };
}
