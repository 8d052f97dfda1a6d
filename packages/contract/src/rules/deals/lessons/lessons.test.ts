import { describe, expect, it } from 'vitest';
import { USUAL_AVAILABILITY } from '../../../deals/availability.js';
import { AUTO_RELEASE_AFTER, DAY, HOUR, LESSON_MOVE_NOTICE, SESSION_AHEAD } from '../../../limits.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import type { BookingFacts } from './availability.js';
import { decideMove, decideMoveDecline, decideMoveProposal, isMovable, type LessonFacts } from './lessons.js';

/** Returns a time within the usual hours, from 07:00 to 21:00 in Accra, which is on UTC. */
const at = (time: string, day = '2026-11-24') => Date.parse(`${day}T${time}:00Z`);
const NOW = at('08:00', '2026-11-20');
const session = { startsAt: at('10:00'), endsAt: at('11:30') };
const held: LessonFacts = { status: 'held', session, proposedAt: null, paidAt: NOW - DAY };
const facts = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  availability: USUAL_AVAILABILITY,
  taken: [],
  now: NOW,
  timeZone: 'Africa/Accra',
  ...change,
});
const move = (startsAt: number, lesson = held, booking = facts()) =>
  decideMove('buyer', lesson, startsAt, booking);
const propose = (startsAt: number, lesson = held, booking = facts()) =>
  decideMoveProposal('seller', lesson, startsAt, booking);
const latest = session.startsAt - LESSON_MOVE_NOTICE;

describe('moving a lesson as its student', () => {
  it('takes a free time, and keeps the length of the lesson and the delay of its release', () => {
    expect(move(at('15:00'))).toEqual({
      to: 'moved',
      startsAt: at('15:00'),
      endsAt: at('16:30'),
      autoReleaseAt: at('16:30') + AUTO_RELEASE_AFTER,
    });
  });

  it('is allowed until four hours before the lesson', () => {
    expect(move(at('15:00'), held, facts({ now: latest }))).toMatchObject({ to: 'moved' });
    const late = facts({ now: latest + 1 });
    expect(move(at('15:00'), held, late)).toEqual({ refused: 'lesson_move_too_late' });
    expect([isMovable(held, latest), isMovable(held, latest + 1)]).toEqual([true, false]);
    expect(isMovable({ ...held, status: 'released' }, latest)).toBe(false);
    expect(isMovable({ ...held, session: null }, latest)).toBe(false);
  });

  it('is refused for a time that is not offered, taken or within the notice of the tutor', () => {
    expect(move(at('05:00'))).toEqual({ refused: 'slot_not_offered' });
    const taken = [{ startsAt: at('16:00'), endsAt: at('17:00') }];
    expect(move(at('15:00'), held, facts({ taken }))).toEqual({ refused: 'slot_taken' });
    const availability = { ...USUAL_AVAILABILITY, noticeHours: 72 };
    expect(move(NOW + DAY, held, facts({ availability }))).toEqual({ refused: 'slot_too_soon' });
  });

  it('changes nothing when it is requested again', () => {
    expect(move(session.startsAt)).toBe('done');
    // Also when the first response was lost until after the deadline.
    expect(move(session.startsAt, held, facts({ now: latest + 1 }))).toBe('done');
  });

  it('is refused for a time that holds the money longer than any lesson may', () => {
    const lesson = { ...held, paidAt: NOW - 30 * DAY };
    const last = at('10:00', '2027-01-18');
    expect(last).toBeLessThan(lesson.paidAt + SESSION_AHEAD);
    expect(move(last, lesson)).toMatchObject({ to: 'moved' });
    expect(move(last + DAY, lesson)).toEqual({ refused: 'slot_not_offered' });
  });

  it('is allowed for an own lesson only, while its money is held', () => {
    expect(decideMove('seller', held, at('15:00'), facts())).toEqual({ refused: 'forbidden' });
    expect(decideMove(null, held, at('15:00'), facts())).toEqual({ refused: 'forbidden' });
    for (const status of ORDER_STATUSES.filter((one) => one !== 'held')) {
      expect(move(at('15:00'), { ...held, status }), status).toEqual({ refused: 'order_not_held' });
    }
    expect(move(at('15:00'), { ...held, session: null })).toEqual({ refused: 'order_not_held' });
  });

  it('is allowed to the time that the tutor proposed, also outside their hours and notice', () => {
    const lesson = { ...held, proposedAt: at('22:00', '2026-11-20') };
    const availability = { ...USUAL_AVAILABILITY, noticeHours: 72 };
    expect(move(lesson.proposedAt, lesson, facts({ availability }))).toMatchObject({ to: 'moved' });
    const taken = [{ startsAt: lesson.proposedAt + HOUR, endsAt: lesson.proposedAt + 2 * HOUR }];
    expect(move(lesson.proposedAt, lesson, facts({ taken }))).toEqual({ refused: 'slot_taken' });
    const over = facts({ now: lesson.proposedAt });
    expect(move(lesson.proposedAt, lesson, over)).toEqual({ refused: 'slot_too_soon' });
  });
});

describe('proposing another time as the tutor', () => {
  it('is allowed inside and outside their hours, for a time at which they are free', () => {
    expect(propose(at('15:00'))).toEqual({ to: 'proposed' });
    expect(propose(at('22:00'))).toEqual({ to: 'proposed' });
    const taken = [{ startsAt: at('16:00'), endsAt: at('17:00') }];
    expect(propose(at('15:00'), held, facts({ taken }))).toEqual({ refused: 'slot_taken' });
    expect(propose(session.startsAt)).toEqual({ refused: 'slot_taken' });
    expect(propose(NOW)).toEqual({ refused: 'slot_too_soon' });
    expect(propose(NOW + SESSION_AHEAD)).toEqual({ refused: 'slot_not_offered' });
    expect(propose(at('15:00'), { ...held, proposedAt: at('15:00') })).toBe('done');
  });

  it('is allowed until four hours before an own lesson whose money is held', () => {
    expect(propose(at('15:00'), held, facts({ now: latest }))).toEqual({ to: 'proposed' });
    const late = facts({ now: latest + 1 });
    expect(propose(at('15:00'), held, late)).toEqual({ refused: 'lesson_move_too_late' });
    expect(decideMoveProposal('buyer', held, at('15:00'), facts())).toEqual({ refused: 'forbidden' });
    expect(propose(at('15:00'), { ...held, status: 'disputed' })).toEqual({ refused: 'order_not_held' });
    expect(propose(at('15:00'), { ...held, session: null })).toEqual({ refused: 'order_not_held' });
  });
});

describe('a proposed time', () => {
  const proposed = { ...held, proposedAt: at('15:00') };

  it('can be declined by the student and withdrawn by the tutor, if it has not changed', () => {
    for (const side of ['buyer', 'seller'] as const) {
      expect(decideMoveDecline(side, proposed, at('15:00'))).toEqual({ to: 'declined' });
      expect(decideMoveDecline(side, proposed, at('16:00'))).toEqual({ refused: 'lesson_changed' });
      expect(decideMoveDecline(side, held, at('15:00'))).toBe('done');
    }
    expect(decideMoveDecline(null, proposed, at('15:00'))).toEqual({ refused: 'forbidden' });
    const over = { ...proposed, status: 'refunded' } as const;
    expect(decideMoveDecline('buyer', over, at('15:00'))).toEqual({ refused: 'order_not_held' });
  });
});
