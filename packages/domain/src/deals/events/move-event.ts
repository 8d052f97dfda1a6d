import type { OrderStatus } from '@campushive/contract';
import { decideMove, eventPlanOf, isMove, type EventPlan } from '@campushive/contract/rules/event-moves';
import { cancellableUntil } from '@campushive/contract/rules/orders';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { Failure, invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { orders, tickets } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { DomainEvents, StoredPlan } from '../../platform/outbox/outbox-events.js';

/** Orders of tickets that a move of the event affects. */
const PAID: readonly OrderStatus[] = ['held', 'disputed', 'frozen', 'released', 'paid_out'];

type Event = Pick<ListingRow, 'id' | 'details'>;
type SoldTickets = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'buyerId' | 'eventStartsAt' | 'eventPlace'
>;

/** Orders of an event's tickets, locked: paid ones, and those that are being paid. */
function lockSold(tx: Db, listingId: string): Promise<SoldTickets[]> {
  const { id, status, buyerId, eventStartsAt, eventPlace } = orders;
  return tx
    .select({ id, status, buyerId, eventStartsAt, eventPlace })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        eq(orders.item, 'ticket'),
        inArray(orders.status, [...PAID, 'pending_payment']),
      ),
    )
    .orderBy(orders.id)
    .for('update');
}

/** Returns the event plan that a buyer knows. Orders from before it was stored have none, so the listing's plan before the move counts. */
const announcedTo = ({ eventStartsAt, eventPlace }: SoldTickets, before: Event): EventPlan =>
  eventStartsAt === null && eventPlace === null
    ? eventPlanOf(before.details)
    : { startsAt: eventStartsAt, place: eventPlace };

/** Refuses to move an event with tickets that has started, or whose organiser has not confirmed the number of ticket holders. */
export async function requireMove(
  tx: Db,
  before: Event,
  details: ListingRow['details'],
  { isConfirmed, now }: { readonly isConfirmed: boolean; readonly now: Date },
): Promise<void> {
  const sold = (await lockSold(tx, before.id)).filter(({ status }) => PAID.includes(status));
  const holders = new Set(sold.map(({ buyerId }) => buyerId)).size;
  const announced = {
    now: eventPlanOf(before.details),
    toHolders: sold.map((one) => announcedTo(one, before)),
  };
  const plan = eventPlanOf(details);
  const decision = decideMove({ announced, plan, holders }, isConfirmed, now);
  if (typeof decision === 'string') return;
  if (decision.refused === 'event_begun') throw invalidField('eventDate', 'event_begun');
  const field = announced.now.startsAt?.getTime() === plan.startsAt?.getTime() ? 'location' : 'eventDate';
  throw new Failure(
    'event_move_unconfirmed',
    `Tickets of this event are sold: ${holders}. Confirm the move.`,
    {
      fieldErrors: { [field]: { code: 'move_unconfirmed', params: { taken: holders } } },
    },
  );
}

/**
 * Records a move in the orders of everyone whose tickets were bought for another time or place, which entitles them to
 * a refund. Returns the notification for everyone with a seat; null for a change that moves no one.
 */
export async function applyMove(
  tx: Db,
  before: Event,
  after: Event,
  now: Date,
): Promise<DomainEvents['event.moved'] | null> {
  const [from, to] = [eventPlanOf(before.details), eventPlanOf(after.details)];
  const moved = (await lockSold(tx, after.id)).filter((one) => isMove(announcedTo(one, before), to));
  if (moved.length > 0)
    await tx
      .update(orders)
      .set({ movedAt: now, eventStartsAt: to.startsAt, eventPlace: to.place, updatedAt: now })
      .where(
        inArray(
          orders.id,
          moved.map(({ id }) => id),
        ),
      );
  const [first] = moved;
  // Guests who were checked in for the old time must be checked in again for the new one.
  if (first !== undefined || isMove(from, to))
    await tx
      .update(tickets)
      .set({ checkedInAt: null, admissionId: null, updatedAt: now })
      .where(and(eq(tickets.listingId, after.id), isNotNull(tickets.checkedInAt)));
  if (first === undefined && !isMove(from, to)) return null;
  const eventMove = { movedAt: now, startsAt: to.startsAt };
  const until = cancellableUntil({ paidAt: null, createdAt: new Date(0), startsAt: null, eventMove });
  return {
    listingId: after.id,
    from: storedPlan(first === undefined ? from : announcedTo(first, before)),
    to: storedPlan(to),
    until: until.toISOString(),
  };
}

const storedPlan = ({ startsAt, place }: EventPlan): StoredPlan => ({
  startsAt: startsAt?.toISOString() ?? null,
  place,
});
