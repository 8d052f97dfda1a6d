import { describe, expect, it } from 'vitest';
import { hasHours, NO_HOURS, USUAL_AVAILABILITY, type Availability } from '../../../deals/availability.js';
import { HOUR, MINUTE, SESSION_AHEAD } from '../../../limits.js';
import {
  computeSlots,
  nextSlot,
  openTimes,
  refuseAgreedTime,
  refuseAvailability,
  refuseSession,
} from './availability.js';

const nothing: Availability = {
  weekly: [],
  daysOff: [],
  extraHours: [],
  breakMinutes: 0,
  noticeHours: 0,
};
const tuesdays: Availability = {
  ...nothing,
  weekly: [{ weekday: 'tuesday', from: '15:00', to: '18:00' }],
};
/** 24 November 2026 is a Tuesday. */
const TUESDAY = '2026-11-24';
const at = (time: string) => Date.parse(`${TUESDAY}T${time}:00Z`);
const facts = (availability = tuesdays, change: object = {}) => ({
  availability,
  taken: [],
  now: Date.parse('2026-11-20T12:00:00Z'),
  timeZone: 'Africa/Accra',
  ...change,
});
const iso = (intervals: readonly { readonly startsAt: number; readonly endsAt: number }[]) =>
  intervals.map(({ startsAt, endsAt }) => [startsAt, endsAt].map((one) => new Date(one).toISOString()));

describe('the hours that a tutor offers', () => {
  const refuse = (change: Partial<Availability>) => refuseAvailability({ ...nothing, ...change });
  const tuesday = (from: string, to: string) => ({ weekday: 'tuesday', from, to }) as const;

  it('are refused when they overlap on one day of the week, but may touch', () => {
    expect(refuse({ weekly: [tuesday('09:00', '12:00'), tuesday('11:30', '14:00')] })).toEqual({
      'weekly.1.from': { code: 'hours_overlap' },
    });
    expect(refuse({ weekly: [tuesday('09:00', '12:00'), tuesday('08:00', '09:30')] })).toEqual({
      'weekly.1.from': { code: 'hours_overlap' },
    });
    expect(refuse({ weekly: [tuesday('09:00', '12:00'), tuesday('12:00', '14:00')] })).toBeNull();
    // The order of the list does not matter.
    expect(refuse({ weekly: [tuesday('12:00', '14:00'), tuesday('09:00', '12:00')] })).toBeNull();
    const wednesday = { ...tuesday('09:00', '12:00'), weekday: 'wednesday' } as const;
    expect(refuse({ weekly: [tuesday('09:00', '12:00'), wednesday] })).toBeNull();
  });

  it('are refused when they overlap among the extra hours of one date', () => {
    const extra = (date: string, from: string, to: string) => ({ date, from, to });
    expect(
      refuse({ extraHours: [extra(TUESDAY, '09:00', '12:00'), extra(TUESDAY, '11:00', '13:00')] }),
    ).toEqual({ 'extraHours.1.from': { code: 'hours_overlap' } });
    expect(
      refuse({ extraHours: [extra(TUESDAY, '09:00', '12:00'), extra('2026-11-25', '11:00', '13:00')] }),
    ).toBeNull();
  });

  it('are refused when they end before they start, as are days off', () => {
    expect(
      refuse({
        weekly: [tuesday('12:00', '12:00')],
        daysOff: [
          { from: TUESDAY, to: TUESDAY },
          { from: TUESDAY, to: '2026-11-23' },
        ],
        extraHours: [{ date: TUESDAY, from: '24:00', to: '09:00' }],
      }),
    ).toEqual({
      'weekly.0.to': { code: 'ends_before_start' },
      'daysOff.1.to': { code: 'ends_before_start' },
      'extraHours.0.to': { code: 'ends_before_start' },
    });
  });
});

describe('the open times of a tutor', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' };

  it('follow the hours of each day of the week', () => {
    expect(iso(openTimes(tuesdays, week, 'Africa/Accra'))).toEqual([
      ['2026-11-24T15:00:00.000Z', '2026-11-24T18:00:00.000Z'],
    ]);
    expect(iso(openTimes(tuesdays, week, 'Africa/Nairobi'))).toEqual([
      ['2026-11-24T12:00:00.000Z', '2026-11-24T15:00:00.000Z'],
    ]);
  });

  it('match every day of the week to its date', () => {
    const days = USUAL_AVAILABILITY.weekly.map(({ weekday }) =>
      iso(
        openTimes({ ...nothing, weekly: [{ weekday, from: '00:00', to: '24:00' }] }, week, 'Africa/Accra'),
      ).map(([from]) => from?.slice(8, 10)),
    );
    expect(days).toEqual([['23'], ['24'], ['25'], ['26'], ['27'], ['28'], ['29']]);
  });

  it('are empty on days off, except for the extra hours of such a day', () => {
    const daysOff = [{ from: '2026-11-22', to: TUESDAY }];
    expect(openTimes({ ...tuesdays, daysOff }, week, 'Africa/Accra')).toEqual([]);
    const extraHours = [{ date: TUESDAY, from: '08:00', to: '09:00' }];
    expect(iso(openTimes({ ...tuesdays, daysOff, extraHours }, week, 'Africa/Accra'))).toEqual([
      ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'],
    ]);
  });

  it('are empty from the first day off', () => {
    const daysOff = [{ from: TUESDAY, to: '2026-11-26' }];
    expect(openTimes({ ...tuesdays, daysOff }, week, 'Africa/Accra')).toEqual([]);
  });

  it('are in chronological order, even when extra hours come before those of the week', () => {
    const extra = (from: string, to: string) =>
      iso(
        openTimes({ ...tuesdays, extraHours: [{ date: TUESDAY, from, to }] }, week, 'Africa/Accra'),
      ).flatMap((one) => one.map((time) => time.slice(11, 16)));
    expect(extra('08:00', '09:00')).toEqual(['08:00', '09:00', '15:00', '18:00']);
    expect(extra('14:00', '16:00')).toEqual(['14:00', '18:00']);
  });

  it('merge extra hours that touch or overlap those of the week', () => {
    const extraHours = [{ date: TUESDAY, from: '17:00', to: '20:00' }];
    expect(iso(openTimes({ ...tuesdays, extraHours }, week, 'Africa/Accra'))).toEqual([
      ['2026-11-24T15:00:00.000Z', '2026-11-24T20:00:00.000Z'],
    ]);
  });

  it('keep their time of day when the clocks change', () => {
    const sundays: Availability = {
      ...nothing,
      weekly: [{ weekday: 'sunday', from: '09:00', to: '11:00' }],
    };
    const spring = { from: '2027-03-21', to: '2027-03-28' };
    expect(iso(openTimes(sundays, spring, 'Europe/London'))).toEqual([
      ['2027-03-21T09:00:00.000Z', '2027-03-21T11:00:00.000Z'],
      ['2027-03-28T08:00:00.000Z', '2027-03-28T10:00:00.000Z'],
    ]);
  });

  it('leave out the time that the clocks skip, to the minute', () => {
    const night = (from: string, to: string): Availability => ({
      ...nothing,
      weekly: [{ weekday: 'sunday', from, to }],
    });
    // London's clocks jump from 01:00 to 02:00 on this day.
    const day = { from: '2027-03-28', to: '2027-03-28' };
    const open = (from: string, to: string) => iso(openTimes(night(from, to), day, 'Europe/London'));
    expect(open('01:00', '01:30')).toEqual([]);
    expect(open('00:30', '01:30')).toEqual([['2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z']]);
    expect(open('01:30', '03:00')).toEqual([['2027-03-28T01:00:00.000Z', '2027-03-28T02:00:00.000Z']]);
  });

  it('use the first of two hours that the clocks show twice, so that they never end late', () => {
    const day = { from: '2027-10-31', to: '2027-10-31' };
    const early: Availability = { ...nothing, weekly: [{ weekday: 'sunday', from: '00:00', to: '01:30' }] };
    expect(iso(openTimes(early, day, 'Europe/London'))).toEqual([
      ['2027-10-30T23:00:00.000Z', '2027-10-31T00:30:00.000Z'],
    ]);
  });
});

describe('the slots of a tutor', () => {
  const days = { from: TUESDAY, to: TUESDAY, hours: 1 };
  const shown = (slots: readonly { readonly startsAt: number; readonly isFree: boolean }[]) =>
    slots.map(
      ({ startsAt, isFree }) => `${new Date(startsAt).toISOString().slice(11, 16)}${isFree ? '' : ' -'}`,
    );

  it('begin every half hour for as long as a session fits', () => {
    expect(shown(computeSlots(facts(), days))).toEqual(['15:00', '15:30', '16:00', '16:30', '17:00']);
    expect(shown(computeSlots(facts(), { ...days, hours: 3 }))).toEqual(['15:00']);
    expect(computeSlots(facts(), { ...days, hours: 3.5 })).toEqual([]);
  });

  it('are not free where the tutor is booked, nor in the break around it', () => {
    const taken = [{ startsAt: at('16:00'), endsAt: at('16:30') }];
    expect(shown(computeSlots(facts(tuesdays, { taken }), days))).toEqual([
      '15:00',
      '15:30 -',
      '16:00 -',
      '16:30',
      '17:00',
    ]);
    const careful = { ...tuesdays, breakMinutes: 15 };
    expect(shown(computeSlots(facts(careful, { taken }), days))).toEqual([
      '15:00 -',
      '15:30 -',
      '16:00 -',
      '16:30 -',
      '17:00',
    ]);
  });

  it('are not free in the past, nor within the notice that the tutor requires', () => {
    expect(shown(computeSlots(facts(tuesdays, { now: at('15:30') }), days))).toEqual([
      '15:00 -',
      '15:30 -',
      '16:00',
      '16:30',
      '17:00',
    ]);
    const early = { ...tuesdays, noticeHours: 1 };
    expect(shown(computeSlots(facts(early, { now: at('15:30') }), days)).slice(2)).toEqual([
      '16:00 -',
      '16:30',
      '17:00',
    ]);
  });

  it('are limited to the requested days', () => {
    const nights: Availability = {
      ...nothing,
      weekly: [
        { weekday: 'tuesday', from: '22:30', to: '24:00' },
        { weekday: 'wednesday', from: '00:00', to: '02:00' },
      ],
    };
    expect(shown(computeSlots(facts(nights), days))).toEqual(['22:30', '23:00', '23:30']);
    const found = nextSlot(facts(), { from: TUESDAY, to: TUESDAY, hours: 1 });
    expect(found).toMatchObject({ startsAt: at('15:00') });
  });

  it('continue past midnight when the next day is open', () => {
    const late: Availability = {
      ...nothing,
      weekly: [
        { weekday: 'tuesday', from: '23:00', to: '24:00' },
        { weekday: 'wednesday', from: '00:00', to: '01:00' },
      ],
    };
    expect(shown(computeSlots(facts(late), { ...days, hours: 1.5 }))).toEqual(['23:00', '23:30']);
  });

  it('have a next free one, unless all in the range are taken', () => {
    const taken = [{ startsAt: at('15:00'), endsAt: at('16:00') }];
    const month = { from: '2026-11-20', to: '2026-12-20', hours: 1 };
    expect(nextSlot(facts(tuesdays, { taken }), month)).toMatchObject({ startsAt: at('16:00') });
    const booked = [{ startsAt: at('15:00'), endsAt: at('18:00') }];
    const week = 7 * 24 * HOUR;
    expect(nextSlot(facts(tuesdays, { taken: booked }), month)).toMatchObject({
      startsAt: at('15:00') + week,
    });
    expect(nextSlot(facts(nothing), month)).toBeUndefined();
    expect(nextSlot(facts(tuesdays, { taken: booked }), { ...month, to: '2026-11-30' })).toBeUndefined();
  });
});

describe('a session', () => {
  const session = (from: string, hours = 1) => ({
    startsAt: at(from),
    endsAt: at(from) + hours * HOUR,
  });

  it('begins at an offered slot, and at no minute or second between two', () => {
    expect(refuseSession(facts(), session('15:30'))).toBeNull();
    for (const seconds of [1, 60, 7 * 60, 30 * 60 + 1, 45 * 60]) {
      const startsAt = at('15:00') + seconds * 1_000;
      const between = { startsAt, endsAt: startsAt + HOUR };
      expect(refuseSession(facts(), between)).toBe('slot_not_offered');
      expect(refuseAgreedTime(facts(), between)).toBe('slot_not_offered');
    }
  });

  it('is refused at every time where the tutor has set no hours', () => {
    expect(hasHours(NO_HOURS)).toBe(false);
    for (const time of ['07:00', '12:00', '15:00'])
      expect(refuseSession(facts(NO_HOURS), session(time))).toBe('slot_not_offered');
    expect(computeSlots(facts(NO_HOURS), { from: TUESDAY, to: TUESDAY, hours: 1 })).toEqual([]);
  });

  it('is refused outside the offered hours', () => {
    expect(refuseSession(facts(), session('15:00', 3))).toBeNull();
    for (const [from, hours] of [
      ['14:30', 1],
      ['17:30', 1],
      ['03:00', 1],
      ['15:00', 3.5],
    ] as const)
      expect(refuseSession(facts(), session(from, hours))).toBe('slot_not_offered');
  });

  it('keeps the whole break before and after another session', () => {
    const taken = [{ startsAt: at('16:00'), endsAt: at('16:30') }];
    const refused = (breakMinutes: number) =>
      refuseSession(facts({ ...tuesdays, breakMinutes }, { taken }), session('15:00', 0.75));
    expect([refused(15), refused(20)]).toEqual([null, 'slot_taken']);
  });

  it('is limited to daytime by the usual hours', () => {
    const usual = facts(USUAL_AVAILABILITY);
    expect(refuseSession(usual, session('07:00'))).toBeNull();
    expect(refuseSession(usual, session('20:00'))).toBeNull();
    for (const night of ['03:00', '06:30', '20:30'])
      expect(refuseSession(usual, session(night))).toBe('slot_not_offered');
  });

  it('is refused as taken rather than as too soon', () => {
    const taken = [session('15:00')];
    expect(refuseSession(facts(tuesdays, { taken }), session('15:30'))).toBe('slot_taken');
    expect(refuseSession(facts(tuesdays, { taken, now: at('15:59') }), session('15:30'))).toBe('slot_taken');
    expect(refuseSession(facts(tuesdays, { now: at('16:00') }), session('16:00'))).toBe('slot_too_soon');
    expect(refuseSession(facts(tuesdays, { now: at('16:00') - MINUTE }), session('16:00'))).toBeNull();
  });

  it('can be booked up to the maximum time ahead', () => {
    const now = at('15:00') - SESSION_AHEAD;
    expect(refuseSession(facts(tuesdays, { now }), session('15:00'))).toBeNull();
    expect(refuseSession(facts(tuesdays, { now: now - 1 }), session('15:00'))).toBe('slot_not_offered');
  });
});
