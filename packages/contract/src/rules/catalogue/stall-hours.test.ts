import { describe, expect, it } from 'vitest';
import { HOUR } from '../../limits.js';
import { openingOf, refuseStallHours, switchTo, weekMinuteOf, weekPeriodsOf } from './stall-hours.js';

const ZONE = 'Africa/Accra';
/** A day of the week of Monday 23 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${22 + day}T${time}:00Z`);
const NIGHTS = [
  { weekday: 'friday', from: '18:00', to: '02:00' },
  { weekday: 'sunday', from: '20:00', to: '03:00' },
] as const;
const NONE = { switchedTo: null, switchUntil: null };

describe('opening hours', () => {
  it('end on the next day when they end at or before their start', () => {
    expect(weekPeriodsOf(NIGHTS)).toEqual([
      { opens: 4 * 1440 + 1080, closes: 5 * 1440 + 120 },
      { opens: 6 * 1440 + 1200, closes: 7 * 1440 + 180 },
    ]);
    expect(weekMinuteOf(at(1, '02:59').getTime(), ZONE)).toBe(179);
  });

  it('keep a stall open over midnight, also from Sunday to Monday', () => {
    const opening = (now: Date) => openingOf({ hours: NIGHTS, ...NONE }, now, ZONE);
    expect(opening(at(5, '18:00'))).toMatchObject({ isOpen: true, openUntil: at(6, '02:00'), opensAt: null });
    expect(opening(at(6, '01:59')).isOpen).toBe(true);
    expect(opening(at(6, '02:00'))).toMatchObject({
      isOpen: false,
      openUntil: null,
      opensAt: at(7, '20:00'),
    });
    expect(opening(at(8, '02:30')).isOpen).toBe(true);
    expect(opening(at(8, '03:00')).opensAt).toEqual(new Date('2026-12-04T18:00:00Z'));
  });

  it('are refused where they overlap, are empty, or begin at 24:00', () => {
    const early = { weekday: 'monday', from: '02:00', to: '04:00' } as const;
    expect(refuseStallHours([...NIGHTS, early])).toEqual({ 'hours.2.from': { code: 'hours_overlap' } });
    expect(refuseStallHours([{ ...early, to: '02:00' }])).toEqual({
      'hours.0.to': { code: 'ends_before_start' },
    });
    expect(refuseStallHours([{ ...early, from: '24:00' }])).toEqual({
      'hours.0.from': { code: 'invalid_time_of_day' },
    });
    expect(refuseStallHours([...NIGHTS, { ...early, from: '03:00' }])).toBeNull();
  });
});

describe('the open switch of a stall', () => {
  it('closes the stall until the current opening period ends', () => {
    const stored = switchTo('closed', NIGHTS, at(5, '19:00'), ZONE);
    expect(stored).toEqual({ switchedTo: 'closed', switchUntil: at(6, '02:00') });
    const times = { hours: NIGHTS, ...stored };
    expect(openingOf(times, at(5, '20:00'), ZONE)).toMatchObject({
      ...{ isOpen: false, opensAt: at(7, '20:00'), switch: 'closed' },
    });
    expect(openingOf(times, at(7, '20:00'), ZONE)).toMatchObject({ isOpen: true, switch: 'hours' });
  });

  it('opens the stall until its hours begin, for at most six hours', () => {
    expect(switchTo('open', NIGHTS, at(5, '15:00'), ZONE).switchUntil).toEqual(at(5, '18:00'));
    const stored = switchTo('open', NIGHTS, at(3, '09:00'), ZONE);
    expect(stored).toEqual({
      switchedTo: 'open',
      switchUntil: new Date(at(3, '09:00').getTime() + 6 * HOUR),
    });
    expect(openingOf({ hours: NIGHTS, ...stored }, at(3, '14:00'), ZONE)).toMatchObject({
      ...{ isOpen: true, openUntil: at(3, '15:00') },
    });
    const before = { hours: NIGHTS, ...switchTo('open', NIGHTS, at(5, '15:00'), ZONE) };
    expect(openingOf(before, at(5, '16:00'), ZONE).openUntil).toEqual(at(6, '02:00'));
  });

  it('stores nothing when the hours already give the requested state', () => {
    expect(switchTo('open', NIGHTS, at(5, '19:00'), ZONE)).toEqual(NONE);
    expect(switchTo('closed', NIGHTS, at(3, '09:00'), ZONE)).toEqual(NONE);
    expect(switchTo('hours', NIGHTS, at(3, '09:00'), ZONE)).toEqual(NONE);
  });

  it('keeps a stall closed indefinitely when its hours never close it', () => {
    const hours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (weekday) => ({ weekday: weekday as 'monday', from: '00:00', to: '24:00' }),
    );
    expect(openingOf({ hours, ...NONE }, at(3, '09:00'), ZONE)).toMatchObject({
      isOpen: true,
      openUntil: null,
    });
    const stored = switchTo('closed', hours, at(3, '09:00'), ZONE);
    expect(stored).toEqual({ switchedTo: 'closed', switchUntil: null });
    expect(openingOf({ hours, ...stored }, at(6, '09:00'), ZONE)).toMatchObject({
      isOpen: false,
      opensAt: null,
    });
  });
});
