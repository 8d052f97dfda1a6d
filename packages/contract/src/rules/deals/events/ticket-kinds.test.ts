import { describe, expect, it } from 'vitest';
import {
  canStillHaveSeats,
  decideJoin,
  decidePromotion,
  decideTickets,
  type EventFacts,
  type SeatFacts,
} from './seats.js';
import {
  decideStoredKinds,
  decideKind,
  decideKinds,
  kindIn,
  kindSaleOf,
  kindSeatsOf,
  placesOnSale,
  pricesDiffer,
  formatShortPrice,
  ticketKindsOf,
  ticketKindInputsIn,
  type TicketKind,
  type TicketKindInput,
} from './ticket-kinds.js';

const now = new Date('2026-11-23T12:00:00Z');
const today = '2026-11-23';
const early: TicketKind = { id: 'early', name: 'Early bird', priceMinor: 1_000, quota: 2, lastDay: today };
const regular: TicketKind = { id: 'regular', name: 'Regular', priceMinor: 2_000, quota: 3, lastDay: null };
const crew: TicketKind = { id: 'crew', name: 'Crew', priceMinor: 0, quota: 1, lastDay: null };
const kinds = [early, regular, crew];
const details = { ticketKinds: kinds };
const event: EventFacts = { status: 'active', expiresAt: null, priceMinor: 1_000, details };
const seatsWith = (taken: Readonly<Record<string, number>>, day = today) =>
  kindSeatsOf(details, new Map(Object.entries(taken)), day);

it('reads valid stored ticket kinds, and skips everything else', () => {
  expect(ticketKindsOf(details)).toEqual(kinds);
  expect(ticketKindsOf({})).toEqual([]);
  expect(ticketKindsOf({ ticketKinds: null })).toEqual([]);
  expect(ticketKindsOf({ ticketKinds: [null, 'early', { id: 'x' }, { ...early, quota: '2' }] })).toEqual([]);
  for (const wrong of [{ id: 1 }, { name: 1 }, { priceMinor: '1' }])
    expect(ticketKindsOf({ ticketKinds: [{ ...early, ...wrong }, regular] })).toEqual([regular]);
  expect(ticketKindsOf({ ticketKinds: [{ ...early, lastDay: 7 }] })).toEqual([{ ...early, lastDay: null }]);
  expect(kindIn(details, 'regular')).toEqual(regular);
  expect(kindIn(details, null)).toBeNull();
});

it('sells a kind until its last day is over or its quota is sold out', () => {
  expect(seatsWith({ early: 2 }).map(kindSaleOf)).toEqual(['sold_out', 'open', 'open']);
  expect(seatsWith({}, '2026-11-24').map(kindSaleOf)).toEqual(['over', 'open', 'open']);
  expect(placesOnSale(seatsWith({ regular: 1 }))).toBe(5);
  expect(placesOnSale(seatsWith({ regular: 4 }, '2026-11-24'))).toBe(1);
});

it('shows "from" only when the prices of the kinds differ', () => {
  expect(pricesDiffer([{ price: 10 }, { price: 10 }])).toBe(false);
  expect(pricesDiffer([{ price: 10 }, { price: 0 }])).toBe(true);
  const words = { free: 'Free', from: (amount: string) => `from ${amount}` };
  const said = (price: number, ...others: number[]) =>
    formatShortPrice(
      { price, kinds: others.map((one) => ({ price: one })) },
      words,
      (amount) => `₵${amount}`,
    );
  expect(said(10, 10, 20)).toBe('from ₵10');
  expect(said(10, 10, 0)).toBe('from ₵10');
  expect(said(10, 10, 10)).toBe('₵10');
  expect(said(10)).toBe('₵10');
  expect(said(0)).toBe('Free');
  expect(formatShortPrice({ price: 10, kinds: null }, words, String)).toBe('10');
});

describe('a change of ticket kinds', () => {
  const decide = (
    input: readonly TicketKindInput[],
    taken: readonly (readonly [string | null, number])[] = [],
    before: readonly TicketKind[] = kinds,
  ) => decideKinds(input, { before, taken: new Map(taken), today });

  it('may change prices, names and quotas', () => {
    expect(
      decide([{ ...early, priceMinor: 5, quota: 9, name: 'First' }, regular, crew], [['early', 2]]),
    ).toBe('granted');
    expect(decide([{ ...regular, id: null }], [], [])).toBe('granted');
  });

  it('is refused for a quota below the number of sold tickets, on the row at fault', () => {
    expect(decide([early, { ...regular, quota: 1 }, crew], [['regular', 2]])).toEqual({
      field: 'ticketKinds.1.quota',
      refused: 'kind_sold',
      params: { taken: 2 },
    });
    expect(decide([early, { ...regular, quota: 2 }, crew], [['regular', 2]])).toBe('granted');
  });

  it('is refused when it removes a kind with sales', () => {
    expect(decide([regular, crew], [['early', 1]])).toEqual({
      field: 'ticketKinds',
      refused: 'kind_has_sales',
      params: { title: 'Early bird' },
    });
    expect(decide([regular, crew], [['regular', 1]])).toBe('granted');
    expect(decide([], [])).toBe('granted');
  });

  it('assigns tickets that were sold without a kind to the first kind', () => {
    const input = [{ ...regular, id: null, quota: 2 }];
    expect(decide(input, [[null, 2]], [])).toBe('granted');
    expect(decide(input, [[null, 3]], [])).toMatchObject({
      field: 'ticketKinds.0.quota',
      refused: 'kind_sold',
    });
    // The second is another kind, and an event with kinds adopts no existing tickets.
    const second = { ...early, id: null, quota: 1 };
    expect(decide([...input, second], [[null, 2]], [])).toBe('granted');
    expect(decide([second, { ...regular, name: 'Other' }], [[null, 2]], [regular])).toBe('granted');
  });

  it('is refused for a duplicate name and for an unknown id', () => {
    expect(decide([early, { ...regular, name: ' EARLY  BIRD'.trim() }, crew])).toMatchObject({
      field: 'ticketKinds.1.name',
      refused: 'kind_name_taken',
    });
    expect(decide([early, { ...regular, name: 'Earlybird' }, crew])).toBe('granted');
    expect(decide([{ ...early, id: 'stranger' }])).toEqual({
      field: 'ticketKinds.0.id',
      refused: 'invalid_choice',
    });
    expect(decide([early, { ...early, name: 'Twice' }])).toMatchObject({ field: 'ticketKinds.1.id' });
  });

  it('is refused for a new last day that is over, but keeps an unchanged one', () => {
    const over = { ...regular, lastDay: '2026-11-22' };
    expect(decide([early, over, crew])).toMatchObject({
      field: 'ticketKinds.1.lastDay',
      refused: 'day_over',
    });
    expect(decide([early, over, crew], [], [early, over, crew])).toBe('granted');
    expect(decide([early, { ...regular, lastDay: today }, crew])).toBe('granted');
  });

  it('is refused when every kind is free', () => {
    expect(decide([crew])).toEqual({ field: 'ticketKinds', refused: 'kinds_all_free' });
  });
});

describe('the stored ticket kinds of an event', () => {
  const keep = (input: readonly TicketKindInput[] | undefined, before = kinds, isFree = false, sold = 0) =>
    decideStoredKinds(input, { before, taken: new Map([['early', sold]]), today, isFree }, () => 'new');

  it('set the lowest price above zero and the total capacity', () => {
    expect(keep([{ ...regular, id: null }, crew])).toEqual({
      details: { ticketKinds: [{ ...regular, id: 'new' }, crew], capacity: 4 },
      priceMinor: 2_000,
    });
  });

  it('stay unchanged when the request has no kinds', () => {
    expect(keep(undefined)).toMatchObject({
      details: { ticketKinds: kinds, capacity: 6 },
      priceMinor: 1_000,
    });
    expect(keep(undefined, [])).toEqual({ details: {}, priceMinor: undefined });
  });

  it('are removed when the event becomes free, unless some were sold', () => {
    const none = { details: { ticketKinds: null }, priceMinor: undefined };
    expect(keep(kinds, [], true)).toEqual(none);
    expect(keep(undefined, kinds, true)).toEqual(none);
    expect(keep(undefined, kinds, true, 1)).toMatchObject({ field: 'admission', refused: 'kind_has_sales' });
  });
});

it('reads ticket kinds from a request', () => {
  const row = { name: 'Early bird', price: 10, quota: 2, lastDay: today };
  const priced: string[] = [];
  const read = (ticketKinds: unknown) =>
    ticketKindInputsIn({ ticketKinds }, (price, field) => {
      priced.push(field);
      return price * 100;
    });
  expect(read([row, { ...row, id: 'early', lastDay: null }])).toEqual([
    { ...early, id: null },
    { ...early, lastDay: null },
  ]);
  expect(priced).toEqual(['ticketKinds.0.price', 'ticketKinds.1.price']);
  expect(read([row, 'Regular', { ...row, lastDay: undefined }])?.map(({ lastDay }) => lastDay)).toEqual([
    today,
    null,
  ]);
  expect([read(undefined), read(null)]).toEqual([undefined, []]);
});

it('requires the buyer to choose an existing kind where the event has kinds', () => {
  expect(decideKind(kinds, 'crew')).toBe(crew);
  expect(decideKind(kinds, undefined)).toEqual({ refused: 'required' });
  expect(decideKind(kinds, 'other')).toEqual({ refused: 'invalid_choice' });
  expect(decideKind([], 'crew')).toEqual({ refused: 'invalid_choice' });
  expect(decideKind([], undefined)).toBeNull();
});

describe('joining an event with ticket kinds', () => {
  const join = (taken: Readonly<Record<string, number>>, kindId: string | null = null, day = today) =>
    decideJoin(
      event,
      { taken: 0, mine: null, isOrganiser: false, isBlocked: false, kinds: seatsWith(taken, day), kindId },
      now,
    );

  it('takes a place of a free kind, and is refused for any other', () => {
    expect(join({}, 'crew')).toEqual({ seat: 'going', kindId: 'crew' });
    expect(join({}, 'regular')).toEqual({ refused: 'ticket_needed' });
    expect(join({})).toEqual({ refused: 'kind_needed' });
    expect(join({}, 'other')).toEqual({ refused: 'kind_unknown' });
    const plain = { taken: 0, mine: null, isOrganiser: false, isBlocked: false, kindId: 'crew' };
    expect(decideJoin({ ...event, details: {} }, plain, now)).toEqual({ refused: 'kind_unknown' });
  });

  it('is refused with the status of the kind while other kinds are available', () => {
    expect(join({ crew: 1 }, 'crew')).toEqual({ refused: 'kind_sold_out' });
    expect(join({}, 'early', '2026-11-24')).toEqual({ refused: 'kind_over' });
  });

  it('takes a place on one waiting list when all kinds are taken, unless their sale is over', () => {
    const full = { early: 2, regular: 3, crew: 1 };
    expect(join(full, 'regular')).toEqual({ seat: 'waiting', kindId: null });
    expect(join({ regular: 3, crew: 1 }, null, '2026-11-24')).toEqual({ seat: 'waiting', kindId: null });
    const ended = kindSeatsOf({ ticketKinds: [early] }, new Map(), '2026-11-24');
    const facts = { taken: 0, mine: null, isOrganiser: false, isBlocked: false, kinds: ended };
    expect(decideJoin(event, facts, now)).toEqual({ refused: 'listing_unavailable' });
  });
});

describe('tickets of a kind', () => {
  const offered: SeatFacts = { status: 'offered', hasOrder: false, isCheckedIn: false };
  const decide = (
    kindId: string,
    count: number,
    taken: Readonly<Record<string, number>>,
    { kept = 0, day = today }: { kept?: number; day?: string } = {},
  ) => ({
    taken: 99,
    mine: kept > 0 ? offered : null,
    kinds: seatsWith(taken, day),
    kindId,
    wanted: count,
    offered: kept,
  });
  const buy = (...of: Parameters<typeof decide>) => decideTickets(event, decide(...of));

  it('are granted in full or not at all, from the quota of that kind', () => {
    expect(buy('regular', 3, { early: 2 })).toBe('granted');
    expect(buy('regular', 3, { regular: 1 })).toEqual({ refused: 'event_full', left: 2 });
    expect(buy('early', 1, { early: 2 })).toEqual({ refused: 'kind_sold_out' });
    expect(buy('other', 1, {})).toEqual({ refused: 'kind_sold_out' });
  });

  it('are not sold after their last day, except those kept for the buyer', () => {
    expect(buy('early', 1, {}, { day: '2026-11-24' })).toEqual({ refused: 'kind_over' });
    expect(buy('early', 1, { early: 1 }, { kept: 1, day: '2026-11-24' })).toBe('granted');
    expect(buy('early', 2, { early: 1 }, { kept: 1, day: '2026-11-24' })).toEqual({ refused: 'kind_over' });
  });

  it('are granted to a late payment when they are still free', () => {
    const late = (...of: Parameters<typeof decide>) => canStillHaveSeats(event, decide(...of), now);
    expect(late('early', 2, {}, { day: '2026-11-24' })).toBe(true);
    expect([late('early', 2, { early: 1 }), late('gone', 1, {})]).toEqual([false, false]);
  });
});

it('offers each kind to the waiting list separately, while it is on sale', () => {
  const up = (index: number, taken: Readonly<Record<string, number>>, day = today) =>
    decidePromotion(event, 99, now, seatsWith(taken, day)[index]);
  expect(up(0, { early: 1 })).toMatchObject({ seats: 1, status: 'offered' });
  expect(up(2, {})).toMatchObject({ seats: 1, status: 'going', heldUntil: null });
  expect(up(1, { regular: 3 })).toBeNull();
  expect(up(0, {}, '2026-11-24')).toBeNull();
});
