import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import {
  canHaveTickets,
  confirmTickets,
  holdSeatsForNextOrder,
  reserveTickets,
  returnTickets,
} from '../../events/seats.js';
import { canHavePrice } from '../../promo-codes/price.js';
import { NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, releasedAfter, singleItem } from '../single-item.js';
import type { SoldItem } from '../sold-item.js';

const returnSeats: SoldItem['free'] = (context, tx, { order, listing }, now) =>
  returnTickets(context, tx, listing, order.id, now);

/** Tickets of one kind for an event. */
export const ticket: SoldItem = {
  ...singleItem,
  item: 'ticket',
  choicesOf: ({ details }) => ticketKindsOf(details),
  async quote(_tx, { listing, choice }) {
    const priceMinor = choice.kind?.priceMinor ?? listing.priceMinor ?? 0;
    return Promise.resolve({ priceMinor, milestone: null, offerId: null, others: [] });
  },
  columnsOf({ listing, choice: { kind } }) {
    // The plan that the buyer agrees to.
    const { startsAt, place } = eventPlanOf(listing.details);
    return {
      eventStartsAt: startsAt,
      eventPlace: place,
      ...(kind !== null && { kindId: kind.id, kindName: kind.name }),
    };
  },
  reserve: (context, tx, { order, listing }, now) => reserveTickets(context, tx, listing, order, now),
  confirm: (context, tx, { order, listing }, now) => confirmTickets(context, tx, listing, order, now),
  free: returnSeats,
  freeForNextOrder: (_context, tx, { order }, now) => holdSeatsForNextOrder(tx, order.id, now),
  chargeBack: returnSeats,
  isAvailable: async (tx, { order, listing }, now) =>
    (await canHaveTickets(tx, listing, order, now)) && (await canHavePrice(tx, order, now)),
  clocksOf: ({ listing }, now) => releasedAfter(listing.expiresAt, now),
  eventFactsOf({ movedAt }, { details }) {
    const { startsAt } = eventPlanOf(details);
    return { eventStartsAt: startsAt, eventMove: movedAt === null ? null : { movedAt, startsAt } };
  },
  hasHandoverCode: false,
  hasThread: false,
  orderFields: ({ order: { kindId, kindName, movedAt } }) => ({
    ...NO_ORDER_FIELDS,
    ticketKind: kindId === null || kindName === null ? null : { id: kindId, name: kindName },
    eventMovedAt: movedAt?.toISOString() ?? null,
  }),
  receiptFields: ({ order }) => ({ ...NO_RECEIPT_FIELDS, ticketKind: order.kindName }),
};
