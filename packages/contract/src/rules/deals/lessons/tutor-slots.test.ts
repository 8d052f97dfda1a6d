import { describe, expect, it } from 'vitest';
import { hasHours, NO_HOURS, USUAL_AVAILABILITY, type Availability } from '../../../deals/availability.js';
import { HOUR, MINUTE, SESSION_AHEAD } from '../../../limits.js';
import { computeSlots, nextSlot, refuseAgreedTime, refuseSession } from './availability.js';

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
