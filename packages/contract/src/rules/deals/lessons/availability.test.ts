import { describe, expect, it } from 'vitest';
import { USUAL_AVAILABILITY, type Availability } from '../../../deals/availability.js';
import { openTimes, refuseAvailability } from './availability.js';

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
