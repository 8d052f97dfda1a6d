import { describe, expect, it } from 'vitest';
import { eventTimesOf, goesOnIn, wrongEnd } from './event-times.js';

const zone = 'Africa/Accra';
const party = (eventEndDate: string | null | undefined, eventDate = '2026-12-04T18:00:00.000Z') => ({
  eventDate,
  eventEndDate,
});

describe('the time at which an event is over', () => {
  it('is its start when it has no end', () => {
    for (const end of [null, undefined, ''])
      expect(eventTimesOf(party(end))).toEqual({
        begins: new Date('2026-12-04T18:00:00.000Z'),
        ends: new Date('2026-12-04T18:00:00.000Z'),
        saysWhenItEnds: false,
        wholeDays: false,
      });
  });

  it('is its stated end, also at midnight', () => {
    const end = '2026-12-05T00:00:00.000Z';
    expect(eventTimesOf(party(end))).toMatchObject({
      ends: new Date(end),
      saysWhenItEnds: true,
      wholeDays: false,
    });
  });

  it('is the last second of its last day when it has no time of day', () => {
    const day = '2026-12-04T00:00:00.000Z';
    expect(eventTimesOf(party(null, day))).toMatchObject({
      ends: new Date('2026-12-04T23:59:59.000Z'),
      wholeDays: true,
    });
    expect(eventTimesOf(party('2026-12-06T00:00:00.000Z', day))).toMatchObject({
      ends: new Date('2026-12-06T23:59:59.000Z'),
      wholeDays: true,
    });
    expect(eventTimesOf(party('2026-12-04T04:00:00.000Z', day))).toMatchObject({
      ends: new Date('2026-12-04T04:00:00.000Z'),
      wholeDays: false,
    });
  });

  it('is null without a date', () => {
    expect(eventTimesOf({ eventEndDate: '2026-12-05T00:00:00.000Z' })).toBeNull();
  });
});

describe('the end of an event', () => {
  it('is optional', () => {
    expect(wrongEnd(party(null), zone)).toBeNull();
    expect(wrongEnd({}, zone)).toBeNull();
  });

  it('must be after the start', () => {
    expect(wrongEnd(party('2026-12-04T18:00:00.001Z'), zone)).toBeNull();
    expect(wrongEnd(party('2026-12-04T18:00:00.000Z'), zone)).toEqual({ code: 'ends_before_start' });
    expect(wrongEnd(party('2026-12-03T20:00:00.000Z'), zone)).toEqual({ code: 'ends_before_start' });
  });

  it('must be within a week of the start', () => {
    const tooLate = { code: 'ends_too_late', params: { days: 7 } };
    expect(wrongEnd(party('2026-12-11T18:00:00.000Z'), zone)).toBeNull();
    expect(wrongEnd(party('2026-12-11T18:00:00.001Z'), zone)).toEqual(tooLate);
  });

  it('is limited in days by the clock of the campus, also across a clock change', () => {
    // In London, clocks go back on 25 October 2026, and forward on 28 March 2027.
    const autumn = (end: string) => wrongEnd(party(end, '2026-10-22T18:00:00+01:00'), 'Europe/London');
    expect(autumn('2026-10-29T18:00:00Z')).toBeNull();
    expect(autumn('2026-10-29T18:01:00Z')).toMatchObject({ code: 'ends_too_late' });
    const spring = (end: string) => wrongEnd(party(end, '2027-03-25T18:00:00Z'), 'Europe/London');
    expect(spring('2027-04-01T18:00:00+01:00')).toBeNull();
    expect(spring('2027-04-01T18:01:00+01:00')).toMatchObject({ code: 'ends_too_late' });
  });
});

describe('an event in a time window', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 11, 4, hours));
  const window = { from: at(0), until: at(24) };
  const on = (from: number, to: number) => goesOnIn({ begins: at(from), ends: at(to) }, window);

  it('goes on when it begins in the window, ends in it or fills it', () => {
    expect(on(18, 30)).toBe(true);
    expect(on(-6, 1)).toBe(true);
    expect(on(-6, 30)).toBe(true);
  });

  it('does not go on when it ends as the window begins, or begins as the window ends', () => {
    expect(on(-6, 0)).toBe(false);
    expect(on(24, 30)).toBe(false);
  });

  it('goes on at its single moment when it has no end', () => {
    expect(on(0, 0)).toBe(true);
    expect(on(23, 23)).toBe(true);
    expect(on(24, 24)).toBe(false);
    expect(on(-1, -1)).toBe(false);
  });
});
