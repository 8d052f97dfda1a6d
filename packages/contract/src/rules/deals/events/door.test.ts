import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import {
  decideAdmission,
  DOOR_OPEN_AFTER,
  doorOpensAt,
  judgeAtDoor,
  refusalAtDoor,
  type DoorEvent,
  type DoorTicket,
  type KnownTicket,
} from './door.js';

const now = new Date('2026-11-20T20:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const event: DoorEvent = { isCancelled: false, opens: null, over: after(HOUR) };
const ticket: DoorTicket = {
  status: 'going',
  createdAt: after(-7 * DAY),
  checkedInAt: null,
  admissionId: null,
};
const admission = { id: 'one', admittedAt: after(-5 * MINUTE) };
const decide = (facts: Partial<DoorTicket> | null, change: Partial<DoorEvent> = {}, said = admission) =>
  decideAdmission({ ...event, ...change }, facts === null ? null : { ...ticket, ...facts }, said, now);

describe('an admission by an offline phone', () => {
  it('takes the time at which the phone let the attendee in', () => {
    expect(decide({})).toEqual({ status: 'admitted', at: admission.admittedAt, isNew: true });
  });

  it('is dated neither before the ticket nor in the future, whatever the clock of the phone', () => {
    const at = (admittedAt: Date) => decide({}, {}, { id: 'one', admittedAt });
    expect(at(after(DAY))).toMatchObject({ at: now });
    expect(at(after(-30 * DAY))).toMatchObject({ at: ticket.createdAt });
  });

  it('gets the same response when it is reported again, even after the event is over or cancelled', () => {
    const isIn = { checkedInAt: after(-MINUTE), admissionId: 'one' };
    const same = { status: 'admitted', at: isIn.checkedInAt, isNew: false };
    expect(decide(isIn)).toEqual(same);
    expect(decide(isIn, { isCancelled: true })).toEqual(same);
    expect(decide(isIn, { over: after(-3 * DAY) })).toEqual(same);
  });

  it('is refused when the ticket was used before, with the time of that entry', () => {
    const at = after(-2 * MINUTE);
    const used = { status: 'refused', reason: 'ticket_used', at };
    expect(decide({ checkedInAt: at, admissionId: 'two' })).toEqual(used);
    expect(decide({ checkedInAt: at, admissionId: null })).toEqual(used);
  });

  it.each([
    ['a ticket that was given up', { status: 'left' }, {}, 'ticket_void'],
    ['a refunded ticket', { status: 'refunded' }, {}, 'ticket_cancelled'],
    ['a refunded ticket that was let in', { status: 'refunded', admissionId: 'one' }, {}, 'ticket_cancelled'],
    ['a door that was not open yet', {}, { opens: after(-MINUTE) }, 'door_not_open'],
    ['a door that is not open yet', {}, { opens: after(MINUTE) }, 'door_not_open'],
    ['a turn in the line', { status: 'waiting' }, {}, 'ticket_unknown'],
    ['a place that is being paid for', { status: 'reserved' }, {}, 'ticket_unknown'],
    ['a ticket of another event', null, {}, 'ticket_unknown'],
    ['a cancelled event', {}, { isCancelled: true }, 'event_cancelled'],
    ['an event that is long over', {}, { over: after(-DOOR_OPEN_AFTER - 1) }, 'event_over'],
  ] as const)('is refused for %s', (_, facts, change, reason) => {
    expect(decide(facts, change)).toEqual({ status: 'refused', reason, at: null });
  });

  it('is accepted for a day after the event, and without limit when the event has no end', () => {
    expect(decide({}, { over: after(-DOOR_OPEN_AFTER) })).toMatchObject({ status: 'admitted' });
    expect(decide({}, { over: null })).toMatchObject({ status: 'admitted' });
  });
});

describe('an online check-in', () => {
  const refusal = (facts: Partial<DoorTicket> | null, change: Partial<DoorEvent> = {}, hasOrder = true) =>
    refusalAtDoor({ ...event, ...change }, facts === null ? null : { ...ticket, ...facts, hasOrder }, now);

  it('admits a ticket from the minute in which the door opens', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({}, { opens: now })).toBeNull();
    expect(refusal({}, { opens: after(1) })).toBe('door_not_open');
  });

  it.each([
    ['ticket_used', { checkedInAt: after(-MINUTE) }, {}],
    ['ticket_used', { checkedInAt: after(-MINUTE) }, { opens: after(HOUR) }],
    ['ticket_cancelled', { status: 'refunded' }, {}],
    ['ticket_cancelled', { status: 'refunded' }, { opens: after(HOUR) }],
    ['ticket_cancelled', {}, { isCancelled: true }],
    ['event_cancelled', null, { isCancelled: true }],
    ['ticket_void', { status: 'left' }, {}],
    ['ticket_unknown', { status: 'waiting' }, {}],
    ['ticket_unknown', { status: 'offered' }, {}],
    ['ticket_unknown', { status: 'reserved' }, {}],
    ['ticket_unknown', null, {}],
    ['listing_unavailable', {}, { over: after(-DOOR_OPEN_AFTER - 1) }],
  ] as const)('is refused as %s', (code, facts, change) => {
    expect(refusal(facts, change)).toBe(code);
  });

  it('reports a cancelled event for a free place', () => {
    expect(refusal({}, { isCancelled: true }, false)).toBe('event_cancelled');
  });

  it('opens three hours before the start, or as long before as the campus sets', () => {
    expect(doorOpensAt(now, {})).toEqual(after(-3 * HOUR));
    expect(doorOpensAt(now, { doorOpensHours: 0.5 })).toEqual(after(-30 * MINUTE));
    expect(doorOpensAt(null, {})).toBeNull();
  });
});

describe('an offline phone at the door', () => {
  const ticket: KnownTicket = { state: 'going', checkedInAt: null, takenAt: null };
  const judge = (facts: Partial<KnownTicket>, change: Partial<DoorEvent> = {}) =>
    judgeAtDoor({ ...event, ...change }, { ...ticket, ...facts }, now);

  it('accepts a valid ticket, including one that was sold after its last update', () => {
    expect(judge({})).toEqual({ status: 'accepted' });
    expect(judge({ state: null })).toEqual({ status: 'accepted' });
  });

  it.each([
    ['taken', { takenAt: after(-MINUTE) }, {}, after(-MINUTE)],
    ['used', { checkedInAt: after(-HOUR) }, {}, after(-HOUR)],
    ['void', { state: 'void' }, {}, null],
    ['refunded', { state: 'refunded' }, {}, null],
    ['early', {}, { opens: after(1) }, after(1)],
    ['cancelled', {}, { isCancelled: true }, null],
    ['over', {}, { over: after(-DOOR_OPEN_AFTER - 1) }, null],
  ] as const)('refuses a ticket as %s', (problem, facts, change, at) => {
    expect(judge(facts, change)).toEqual({ status: 'refused', problem, at });
  });
});

/** Returns a seeded generator of pseudo-random numbers. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Phone {
  ahead: number;
  /** The server's last report. */
  knows: DoorTicket[];
  takenAt: (Date | null)[];
  queue: { id: string; ticket: number; admittedAt: Date }[];
  conflicts: string[];
}

/** Simulates two phones at one door with all possible events: admissions, reports with lost responses, updates from the server, refunds. */
function evening(seed: number) {
  const pick = chance(seed);
  const books: DoorTicket[] = [ticket, ticket, ticket];
  const entries = books.map(() => 0);
  const wasRefundedBefore = books.map(() => false);
  const phones: Phone[] = [0, 1].map(() => ({
    ahead: (pick(9) - 4) * HOUR,
    knows: [...books],
    takenAt: books.map(() => null),
    queue: [],
    conflicts: [],
  }));
  const answers = new Map<string, string>();
  let time = now.getTime();
  let serial = 0;

  function admit(phone: Phone, at: number) {
    const seen = phone.knows[at] ?? ticket;
    const state = seen.status === 'left' ? 'void' : 'going';
    const own = new Date(time + phone.ahead);
    const { checkedInAt } = seen;
    const answer = judgeAtDoor(
      { ...event, over: null },
      { state, checkedInAt, takenAt: phone.takenAt[at] ?? null },
      own,
    );
    if (answer.status === 'refused') return;
    phone.takenAt[at] = own;
    phone.queue.push({ id: `admission-${(serial += 1)}`, ticket: at, admittedAt: own });
  }

  function send(phone: Phone, isAnswerLost: boolean) {
    const [first] = phone.queue;
    if (first === undefined) return;
    const before = books[first.ticket] ?? ticket;
    const decision = decideAdmission({ ...event, over: null }, before, first, new Date(time));
    if (decision.status === 'admitted' && decision.isNew) {
      entries[first.ticket] = (entries[first.ticket] ?? 0) + 1;
      expect(wasRefundedBefore[first.ticket]).toBe(false);
      books[first.ticket] = { ...before, checkedInAt: decision.at, admissionId: first.id };
    }
    if (isAnswerLost) return;
    phone.queue.shift();
    answers.set(first.id, decision.status);
    if (decision.status === 'refused') phone.conflicts.push(first.id);
  }

  function step() {
    const phone = phones[pick(2)] as Phone;
    const at = pick(books.length);
    time += MINUTE;
    const what = pick(10);
    if (what < 4) admit(phone, at);
    else if (what < 7) send(phone, pick(3) === 0);
    else if (what < 9) phone.knows = [...books];
    // An admitted attendee keeps their ticket, even when their order is refunded.
    else if (books[at]?.checkedInAt === null) {
      books[at] = { ...ticket, status: 'left' };
      wasRefundedBefore[at] = true;
    }
  }
  for (let count = 0; count < 60; count += 1) step();
  for (const phone of phones) while (phone.queue.length > 0) send(phone, pick(4) === 0);
  return { books, entries, phones, told: answers, serial };
}

describe('two offline phones at one door', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'admit each ticket at most once, and get a response for each admission (%s)',
    (seed) => {
      const { books, entries, phones, told, serial } = evening(seed);
      books.forEach((book, at) => {
        expect(entries[at]).toBe(book.checkedInAt === null ? 0 : 1);
        expect(book.status === 'left' && book.checkedInAt !== null).toBe(false);
      });
      expect(told.size).toBe(serial);
      const admitted = [...told.values()].filter((status) => status === 'admitted');
      expect(admitted).toHaveLength(entries.reduce((sum, count) => sum + count, 0));
      expect(phones.flatMap(({ conflicts }) => conflicts)).toHaveLength(serial - admitted.length);
    },
  );
});
