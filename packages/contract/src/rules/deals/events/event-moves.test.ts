import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import { decideMove, eventPlanOf, isMove, type EventPlan } from './event-moves.js';

const start = new Date('2026-12-04T19:00:00Z');
const plan = (later = 0, place: string | null = 'Great Hall'): EventPlan => ({
  startsAt: new Date(start.getTime() + later),
  place,
});

describe('a move of an event', () => {
  it('is more than an hour, in either direction', () => {
    for (const sign of [1, -1]) {
      expect(isMove(plan(), plan(sign * HOUR))).toBe(false);
      expect(isMove(plan(), plan(sign * (HOUR + 1)))).toBe(true);
    }
    expect(isMove(plan(), { ...plan(), startsAt: null })).toBe(true);
    expect(isMove({ ...plan(), startsAt: null }, plan())).toBe(false);
  });

  it('is another place, but neither another spelling nor the first place that is named', () => {
    expect(isMove(plan(), plan(0, 'Main Hall'))).toBe(true);
    expect(isMove(plan(), plan(0, null))).toBe(true);
    expect(isMove(plan(), plan(0, ' great  hall.'))).toBe(false);
    expect(isMove(plan(0, null), plan(0, 'Great Hall'))).toBe(false);
  });

  it('reads the plan of the details, and of a whole day its first minute', () => {
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

  it('asks before tickets are for another day, and once it is confirmed, moves', () => {
    expect(decide(plan(DAY))).toEqual({ refused: 'event_move_unconfirmed' });
    expect(decide(plan(DAY), true)).toBe('moved');
    expect(decide(plan(MINUTE))).toBe('unchanged');
    expect(decide(plan(DAY), false, { holders: 0 })).toBe('unchanged');
  });

  it('asks as well when small changes add up to a move since a ticket was bought', () => {
    const previous = plan(-50 * MINUTE);
    expect(decide(plan(20 * MINUTE), false, { known: previous })).toEqual({
      refused: 'event_move_unconfirmed',
    });
  });

  it('does not move an event that has started, so that no money that was released is for another day', () => {
    for (const isConfirmed of [true, false])
      expect(decide(plan(DAY), isConfirmed, { now: start })).toEqual({ refused: 'event_begun' });
    // The end can change freely, and the place with a confirmation.
    expect(decide(plan(), false, { now: start })).toBe('unchanged');
  });
});
