import { AUTO_RELEASE_AFTER, HELD_STATUSES } from '@campushive/contract';
import { capacityOf, TAKEN_SEATS } from '@campushive/contract/rules/seats';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { orders, tickets } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { applyMove } from './move-event.js';
import { countSeatsTaken, promoteFromWaitlist, type SeatsContext } from './seats.js';

/** A poster changed the listing: more seats promote the waitlist, and attendees are notified of a new time or place. */
export async function followListing(
  context: SeatsContext,
  tx: Db,
  { before, after }: { before: ListingRow; after: ListingRow },
  now: Date,
): Promise<void> {
  if (after.hive !== 'buzz') return;
  const kinds = ticketKindsOf(after.details);
  if (ticketKindsOf(before.details).length === 0) await adoptTickets(tx, after.id, kinds[0]);
  const capacity = capacityOf(after);
  if (kinds.length === 0 && capacity !== null && capacity !== capacityOf(before)) {
    const seatsTaken = await countSeatsTaken(tx, after.id);
    if (capacity < seatsTaken) throw invalidField('capacity', 'capacity_taken', { taken: seatsTaken });
  }
  await promoteFromWaitlist(context, tx, after, now);
  if (after.expiresAt !== null && after.expiresAt.getTime() !== before.expiresAt?.getTime()) {
    await moveReleases(tx, after.id, after.expiresAt);
  }
  const isChanged = (['eventDate', 'eventEndDate', 'location'] as const).some(
    (field) => (before.details[field] ?? null) !== (after.details[field] ?? null),
  );
  if (!isChanged) return;
  const { outbox } = context.platform;
  const move = await applyMove(tx, before, after, now);
  if (move === null) await outbox.write(tx, 'event.updated', { listingId: after.id, kind: 'event_changed' });
  else await outbox.write(tx, 'event.moved', move);
}

/** Assigns tickets to the first kind when an event with a single price gets kinds. */
async function adoptTickets(
  tx: Db,
  listingId: string,
  kind: { id: string; name: string } | undefined,
): Promise<void> {
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

/** Moves the automatic release of ticket money to some days after the event's new date. */
async function moveReleases(tx: Db, listingId: string, meeting: Date): Promise<void> {
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        eq(orders.item, 'ticket'),
        inArray(orders.status, [...HELD_STATUSES]),
      ),
    )
    .orderBy(orders.id)
    .for('update');
  const ids = held.map(({ id }) => id);
  await tx
    .update(orders)
    .set({ autoReleaseAt: later(meeting, AUTO_RELEASE_AFTER) })
    .where(inArray(orders.id, ids));
}
