import { decideMove, eventPlanOf, isMove, type EventPlan } from '@campushive/contract/rules/event-moves';
import { campus as ghana } from '@campushive/campus-ghana';
import { cancellableUntil } from '@campushive/contract/rules/orders';
import { notify, refuse, refuseField, type Order, type Place, type State } from './state.js';
import type { StoredListing } from './stored.js';

const PAID: readonly Order['status'][] = ['held', 'disputed', 'frozen', 'released', 'paid_out'];

const soldOf = (state: State, listing: StoredListing): Order[] =>
  state.orders.filter(
    (one) =>
      one.listing === listing &&
      one.item === 'ticket' &&
      (PAID.includes(one.status) || one.status === 'pending_payment'),
  );

/** Refuses moving an event with tickets when it has started, or when the organiser has not confirmed the number of holders. */
export function requireMove(
  state: State,
  listing: StoredListing,
  plan: EventPlan,
  isConfirmed: boolean,
): void {
  const sold = soldOf(state, listing).filter(({ status }) => PAID.includes(status));
  const holders = new Set(sold.map(({ buyer }) => buyer)).size;
  const now = eventPlanOf(listing.details);
  const announced = { now, toHolders: sold.map((one) => one.plan ?? now) };
  const decision = decideMove({ announced, plan, holders }, isConfirmed, state.now());
  if (typeof decision === 'string') return;
  if (decision.refused === 'event_begun') return refuseField('eventDate', 'event_begun');
  const field = now.startsAt?.getTime() === plan.startsAt?.getTime() ? 'location' : 'eventDate';
  refuse('event_move_unconfirmed', undefined, {
    [field]: { code: 'move_unconfirmed', params: { taken: holders } },
  });
}

/** Opens the refund right of tickets bought for another time or place, and notifies everyone with a seat. */
export function applyMove(state: State, listing: StoredListing, from: EventPlan): void {
  const to = eventPlanOf(listing.details);
  const moved = soldOf(state, listing).filter((one) => isMove(one.plan ?? from, to));
  for (const order of moved) Object.assign(order, { plan: to, movedAt: state.now().getTime() });
  if (moved.length === 0 && !isMove(from, to)) return;
  for (const place of state.places.filter((one) => one.listing === listing))
    Object.assign(place, { checkedInAt: null, admissionId: null });
  const eventMove = { movedAt: state.now(), startsAt: to.startsAt };
  const until = cancellableUntil({ paidAt: null, createdAt: new Date(0), startsAt: null, eventMove });
  const planText = ({ startsAt, place }: EventPlan) => ({ startsAt: startsAt?.toISOString() ?? null, place });
  const seats = new Map(
    state.places.filter((one) => one.listing === listing).map((one) => [one.student.id, one]),
  );
  for (const [userId, seat] of seats) {
    notify(state, userId, {
      type: 'system',
      kind: 'event_moved',
      values: {
        listing: listing.title,
        role: roleOf(seat),
        from: planText(from),
        to: planText(to),
        until: until.toISOString(),
        timeZone: ghana.timeZone,
      },
      subject: { type: 'listing', id: listing.id },
    });
  }
}

function roleOf({ status, order }: Place): 'holder' | 'guest' | 'waiting' {
  if (status === 'waiting' || status === 'offered') return 'waiting';
  return order === null ? 'guest' : 'holder';
}
