import { describe, expect, it } from 'vitest';
import { PLACE_STATUSES } from '../../../entities/deals/event.js';
import { OFFER_LIFETIME } from '../../../limits.js';
import {
  canStillHaveSeats,
  capacityOf,
  decideJoin,
  decidePromotion,
  decideTickets,
  freeSeats,
  isWholeOrderIn,
  readTicketCode,
  refusalToLeave,
  TAKEN_SEATS,
  type EventFacts,
  type SeatFacts,
} from './seats.js';

const now = new Date('2026-11-23T12:00:00Z');
const event: EventFacts = {
  status: 'active',
  expiresAt: new Date(now.getTime() + 1),
  priceMinor: null,
  details: { capacity: 2 },
};
const paid: EventFacts = { ...event, priceMinor: 1 };
const endless: EventFacts = { ...event, details: {}, expiresAt: null };
const elsewhere: EventFacts = { ...event, details: { registrationLink: 'https://jcr.example' } };
const over: EventFacts = { ...event, expiresAt: now };
const seat = (status: SeatFacts['status'], change: Partial<SeatFacts> = {}): SeatFacts => ({
  status,
  hasOrder: false,
  isCheckedIn: false,
  ...change,
});

it('counts the free seats of an event, never below zero, and null without a capacity', () => {
  expect(PLACE_STATUSES.filter((status) => !TAKEN_SEATS.includes(status))).toEqual(['waiting']);
  expect([0, 1, 2, 3].map((taken) => freeSeats(event, taken))).toEqual([2, 1, 0, 0]);
  expect(freeSeats(endless, 1_000)).toBeNull();
  expect(capacityOf({ details: { capacity: '2' } })).toBeNull();
});

describe('joining an event', () => {
  const join = (at: EventFacts, taken: number, mine: SeatFacts | null = null, isOrganiser = false) =>
    decideJoin(at, { taken, mine, isOrganiser, isBlocked: false }, now);

  it('is refused between blocked users with or without a free seat, but keeps an existing seat', () => {
    const blocked = { isOrganiser: false, isBlocked: true };
    for (const taken of [0, 2])
      expect(decideJoin(event, { taken, mine: null, ...blocked }, now)).toEqual({ refused: 'blocked' });
    const mine = { status: 'going', hasOrder: false, isCheckedIn: false } as const;
    expect(decideJoin(event, { taken: 1, mine, ...blocked }, now)).toBe('kept');
  });

  it('takes a free seat, and otherwise a place on the waiting list', () => {
    expect([1, 2, 3].map((taken) => join(event, taken))).toEqual([
      { seat: 'going', kindId: null },
      { seat: 'waiting', kindId: null },
      { seat: 'waiting', kindId: null },
    ]);
    expect(join(endless, 9_999)).toEqual({ seat: 'going', kindId: null });
    expect(join({ ...event, priceMinor: 0 }, 0)).toEqual({ seat: 'going', kindId: null });
  });

  it('is refused while tickets are on sale, and takes a place on the waiting list when they are sold out', () => {
    expect(join(paid, 1)).toEqual({ refused: 'ticket_needed' });
    expect(join(paid, 2)).toEqual({ seat: 'waiting', kindId: null });
  });

  it('changes nothing for a viewer who has joined, even after registration has closed', () => {
    expect(join(over, 2, seat('waiting'))).toBe('kept');
  });

  it('is refused to the organiser, for external registration, and after the event', () => {
    expect(join(event, 0, null, true)).toEqual({ refused: 'own_listing' });
    expect(join(elsewhere, 0)).toEqual({ refused: 'event_elsewhere' });
    expect(join(over, 0)).toEqual({ refused: 'listing_unavailable' });
    expect(join({ ...event, status: 'expired' }, 0)).toEqual({ refused: 'listing_unavailable' });
  });
});

it('lets a seat be given up unless it was bought or used', () => {
  expect(refusalToLeave(seat('going'))).toBeNull();
  expect(refusalToLeave(seat('going', { hasOrder: true, isCheckedIn: true }))).toBe('ticket_paid');
  expect(refusalToLeave(seat('going', { isCheckedIn: true }))).toBe('ticket_used');
});

describe('buying tickets', () => {
  const seatsFor = (count: number, taken: number, mine: SeatFacts | null = null, offered = 0) => ({
    ...{ wanted: count, taken, mine },
    offered: mine?.status === 'offered' ? Math.max(1, offered) : 0,
  });
  const buy = (...seats: Parameters<typeof seatsFor>) => decideTickets(paid, seatsFor(...seats));
  const full = { refused: 'event_full', left: 0 };

  it('is granted for free seats, and for seats that were offered to the buyer', () => {
    expect(buy(1, 1)).toBe('granted');
    expect(buy(1, 2)).toEqual(full);
    expect(buy(1, 2, seat('offered'))).toBe('granted');
    expect(decideTickets({ ...endless, priceMinor: 1 }, seatsFor(6, 9_999))).toBe('granted');
  });

  it('is granted in full or refused with the number of tickets left', () => {
    expect(buy(2, 0)).toBe('granted');
    expect(buy(3, 0)).toEqual({ refused: 'event_full', left: 2 });
    expect(buy(2, 1)).toEqual({ refused: 'event_full', left: 1 });
    expect(buy(2, 2, seat('offered'))).toEqual({ refused: 'event_full', left: 1 });
    expect(buy(2, 1, seat('offered'))).toBe('granted');
    expect(buy(2, 2, seat('offered'), 2)).toBe('granted');
  });

  it('is refused while the buyer waits or already has a ticket, and for external registration', () => {
    for (const status of ['waiting', 'reserved'] as const) expect(buy(1, 0, seat(status))).toEqual(full);
    expect(buy(1, 0, seat('going'))).toEqual({ refused: 'already_going' });
    expect(decideTickets(elsewhere, seatsFor(1, 0))).toEqual({ refused: 'event_elsewhere' });
  });

  it('succeeds with a late payment when enough seats are free or kept for the buyer', () => {
    const late = (...seats: Parameters<typeof seatsFor>) => canStillHaveSeats(paid, seatsFor(...seats), now);
    expect([late(1, 1), late(2, 0), late(2, 1), late(1, 2)]).toEqual([true, true, false, false]);
    expect(canStillHaveSeats(endless, seatsFor(6, 2), now)).toBe(true);
    expect([late(1, 2, seat('offered')), late(2, 2, seat('offered'))]).toEqual([true, false]);
    expect(late(1, 0, seat('waiting'))).toBe(false);
    expect(canStillHaveSeats(over, seatsFor(1, 0), now)).toBe(false);
  });

  it('leads to the release of the money once every ticket of the order is checked in', () => {
    const [isIn, out] = [seat('going', { isCheckedIn: true }), seat('going')];
    expect(isWholeOrderIn([isIn])).toBe(true);
    expect(isWholeOrderIn([isIn, out])).toBe(false);
    expect(isWholeOrderIn([isIn, isIn])).toBe(true);
    expect(isWholeOrderIn([])).toBe(false);
  });
});

describe('the waiting list', () => {
  it('moves up into free seats', () => {
    const up = { status: 'going', heldUntil: null, notify: 'event_moved_up' };
    expect(decidePromotion(event, 1, now)).toEqual({ seats: 1, ...up });
    expect(decidePromotion(endless, 5, now)).toEqual({ seats: null, ...up });
  });

  it('gets an offer of tickets that are held for a limited time', () => {
    expect(decidePromotion(paid, 0, now)).toEqual({
      seats: 2,
      status: 'offered',
      heldUntil: new Date(now.getTime() + OFFER_LIFETIME),
      notify: 'event_offered',
    });
  });

  it('does not move while no seat is free, nor once the event is over', () => {
    expect(decidePromotion(event, 2, now)).toBeNull();
    expect(decidePromotion(over, 0, now)).toBeNull();
  });
});

it('reads a ticket code as it is typed, spoken or scanned', () => {
  expect(readTicketCode(' abcd-efgh-jkmn ')).toBe('ABCDEFGHJKMN');
  expect(readTicketCode('Oi1L')).toBe('0111');
  for (const url of [
    'https://campus.example/attendees?code=ABCD1234',
    '/x?a=1&code=abcd1234&b=2',
    '?code=ABCD1234 ',
  ]) {
    expect(readTicketCode(url)).toBe('ABCD1234');
  }
});
