import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import { decideMove, eventPlanOf, isMove, type EventPlan } from './event-moves.js';

const start = new Date('2026-12-04T19:00:00Z');
const plan = (later = 0, place: string | null = 'Great Hall'): EventPlan => ({
  startsAt: new Date(start.getTime() + later),
  place,
});

describe('a move of an event', () => {
  it('is a change of the start by more than an hour, in either direction', () => {
    for (const sign of [1, -1]) {
      expect(isMove(plan(), plan(sign * HOUR))).toBe(false);
      expect(isMove(plan(), plan(sign * (HOUR + 1)))).toBe(true);
    }
    expect(isMove(plan(), { ...plan(), startsAt: null })).toBe(true);
    expect(isMove({ ...plan(), startsAt: null }, plan())).toBe(false);
  });

  it('is a change of place, but neither a change of spelling nor the first named place', () => {
    expect(isMove(plan(), plan(0, 'Main Hall'))).toBe(true);
    expect(isMove(plan(), plan(0, null))).toBe(true);
    expect(isMove(plan(), plan(0, ' great  hall.'))).toBe(false);
    expect(isMove(plan(0, null), plan(0, 'Great Hall'))).toBe(false);
  });

  it('compares plans from the event details, where a whole day starts at its first minute', () => {
    expect(eventPlanOf({ eventDate: start.toISOString(), location: ' Great Hall ' })).toEqual(plan());
    expect(eventPlanOf({ location: '' })).toEqual({ startsAt: null, place: null });
    expect(eventPlanOf({ eventDate: '2026-12-04' }).startsAt).toEqual(new Date('2026-12-04T00:00:00Z'));
  });
});

describe('moving an event', () => {
  const decide = (
    to: EventPlan,
    isConfirmed = false,
    change: { holders?: number; now?: Date; known?: EventPlan } = {},
  ) =>
    decideMove(
      {
        announced: { now: plan(), toHolders: [change.known ?? plan()] },
        plan: to,
        holders: change.holders ?? 1,
      },
      isConfirmed,
      change.now ?? new Date(start.getTime() - DAY),
    );

  it('requires a confirmation before it moves tickets to another day', () => {
    expect(decide(plan(DAY))).toEqual({ refused: 'event_move_unconfirmed' });
    expect(decide(plan(DAY), true)).toBe('moved');
    expect(decide(plan(MINUTE))).toBe('unchanged');
    expect(decide(plan(DAY), false, { holders: 0 })).toBe('unchanged');
  });

  it('requires a confirmation when small changes add up to a move since a ticket was bought', () => {
    const previous = plan(-50 * MINUTE);
    expect(decide(plan(20 * MINUTE), false, { known: previous })).toEqual({
      refused: 'event_move_unconfirmed',
    });
  });

  it('is refused for another day once the event has started', () => {
    for (const isConfirmed of [true, false])
      expect(decide(plan(DAY), isConfirmed, { now: start })).toEqual({ refused: 'event_begun' });
    // The end can change freely, and the place with a confirmation.
    expect(decide(plan(), false, { now: start })).toBe('unchanged');
  });
});
