import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import {
  ARRIVE_AFTER,
  ARRIVE_BEFORE,
  MEETUP_STATUSES,
  NO_SHOW_AFTER,
  NO_SHOW_UNTIL,
} from '../../../deals/meetups.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import {
  decideMeetup,
  decideProposal,
  isAtNight,
  meetupActs,
  type MeetupFacts,
  type MeetupOrder,
  type Side,
} from './meetups.js';

const NOW = Date.UTC(2026, 10, 20, 12);
const held: MeetupOrder = { status: 'held', item: 'listing', sessionAt: null, autoReleaseAt: NOW + 7 * DAY };
const agreed: MeetupFacts = {
  id: 'm1',
  status: 'accepted',
  proposedBy: 'buyer',
  startsAt: NOW + HOUR,
  arrived: [],
};
const decide = (
  act: Parameters<typeof decideMeetup>[0],
  side: Side,
  change: Partial<MeetupFacts> = {},
  now = NOW,
) => decideMeetup(act, side, { order: held, meetup: { ...agreed, ...change }, seen: 'm1', now });

const decideTime = (order: MeetupOrder, startsAt: number | undefined) =>
  decideProposal(order, startsAt, NOW, 'Africa/Accra');

it('counts 11 pm to 5 am by the clock of the campus as night', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
  for (const time of ['23:00', '00:30', '04:30', '04:59'])
    expect(isAtNight(at(time), 'Africa/Accra'), time).toBe(true);
  for (const time of ['05:00', '12:00', '22:59'])
    expect(isAtNight(at(time), 'Africa/Accra'), time).toBe(false);
  expect(isAtNight(at('01:30'), 'Africa/Nairobi')).toBe(true);
  expect(isAtNight(at('02:00'), 'Africa/Nairobi')).toBe(false);
});

describe('a proposed meet-up', () => {
  it('is refused between midnight and 5 am by the clock of the campus', () => {
    const at = (time: string, timeZone = 'Africa/Accra', order = held) =>
      decideProposal(order, Date.parse(`2026-11-21T${time}:00Z`), NOW, timeZone);
    for (const time of ['00:00', '00:30', '04:30', '04:59'])
      expect(at(time), time).toMatchObject({ field: { name: 'startsAt', code: 'meetup_at_night' } });
    for (const time of ['05:00', '12:00', '23:00', '23:59'])
      expect(at(time), time).toHaveProperty('startsAt');
    expect(at('01:30', 'Africa/Nairobi')).toMatchObject({ field: { code: 'meetup_at_night' } });
    expect(at('02:00', 'Africa/Nairobi')).toHaveProperty('startsAt');
    const sessionAt = Date.parse('2026-11-21T04:30:00Z');
    expect(at('04:30', 'Africa/Accra', { ...held, item: 'session', sessionAt })).toHaveProperty('startsAt');
  });

  it('must lie ahead, and not after the release of the money', () => {
    expect(decideTime(held, NOW + DAY)).toEqual({ startsAt: NOW + DAY });
    expect(decideTime(held, NOW + 7 * DAY)).toEqual({ startsAt: NOW + 7 * DAY });
    expect(decideTime(held, NOW + 7 * DAY + 1)).toMatchObject({
      field: { code: 'after_release' },
    });
    expect(decideTime(held, NOW)).toMatchObject({
      field: { code: 'not_in_future' },
    });
    expect(decideTime(held, undefined)).toMatchObject({
      field: { code: 'required' },
    });
    expect(decideTime({ ...held, autoReleaseAt: null }, NOW + 90 * DAY)).toHaveProperty('startsAt');
  });

  it('takes the booked time of a session', () => {
    const session: MeetupOrder = { ...held, item: 'session', sessionAt: NOW + 2 * HOUR };
    expect(decideTime(session, undefined)).toEqual({ startsAt: NOW + 2 * HOUR });
    expect(decideTime(session, NOW + 2 * HOUR)).toEqual({
      startsAt: NOW + 2 * HOUR,
    });
    expect(decideTime(session, NOW + 3 * HOUR)).toMatchObject({
      field: { code: 'session_has_time' },
    });
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'held'))(
    'is refused while an order is %s',
    (status) => {
      expect(decideTime({ ...held, status }, NOW + DAY)).toEqual({
        refused: 'order_not_held',
      });
    },
  );

  it('is refused for a ticket', () => {
    expect(decideTime({ ...held, item: 'ticket' }, NOW + DAY)).toEqual({
      refused: 'order_not_held',
    });
  });
});

describe('a meet-up', () => {
  it('can be accepted by the other side before its time', () => {
    expect(decide('accept', 'seller', { status: 'proposed' })).toEqual({ to: 'accepted' });
    expect(decide('accept', 'buyer', { status: 'proposed' })).toEqual({ refused: 'forbidden' });
    expect(decide('accept', 'seller', { status: 'proposed' }, NOW + HOUR)).toEqual({
      refused: 'meetup_changed',
    });
    expect(decide('accept', 'seller')).toEqual({ to: 'accepted' });
    expect(decide('accept', 'seller', { status: 'declined' })).toEqual({ refused: 'meetup_changed' });
  });

  it('can be declined, withdrawn or called off by either side', () => {
    for (const side of ['buyer', 'seller'] as const) {
      expect(decide('decline', side, { status: 'proposed' })).toEqual({ to: 'declined' });
      expect(decide('decline', side)).toEqual({ to: 'declined' });
      expect(decide('decline', side, { status: 'met' })).toEqual({ refused: 'meetup_changed' });
      expect(decide('decline', side, { status: 'missed' })).toEqual({ refused: 'meetup_changed' });
    }
  });

  it('can be reached from an hour before until three hours after its time', () => {
    const { startsAt } = agreed;
    expect(decide('arrive', 'buyer', {}, startsAt - ARRIVE_BEFORE - 1)).toEqual({
      refused: 'meetup_too_early',
    });
    expect(decide('arrive', 'buyer', {}, startsAt - ARRIVE_BEFORE)).toEqual({ to: 'arrived', known: false });
    expect(decide('arrive', 'buyer', { arrived: ['buyer'] }, startsAt)).toEqual({
      to: 'arrived',
      known: true,
    });
    expect(decide('arrive', 'buyer', {}, startsAt + ARRIVE_AFTER)).toEqual({ to: 'arrived', known: false });
    expect(decide('arrive', 'buyer', {}, startsAt + ARRIVE_AFTER + 1)).toEqual({ refused: 'meetup_changed' });
    expect(decide('arrive', 'buyer', { status: 'proposed' }, startsAt)).toEqual({
      refused: 'meetup_changed',
    });
  });

  it('can be reported as missed only by the side that arrived, against the one that did not', () => {
    const { startsAt } = agreed;
    const late = startsAt + NO_SHOW_AFTER;
    const waited = { arrived: ['buyer'] as const };
    expect(decide('no_show', 'buyer', waited, late - 1)).toEqual({ refused: 'meetup_too_early' });
    expect(decide('no_show', 'buyer', waited, late)).toEqual({ to: 'missed', missedBy: 'seller' });
    expect(decide('no_show', 'seller', waited, late)).toEqual({ refused: 'forbidden' });
    expect(decide('no_show', 'buyer', {}, late)).toEqual({ refused: 'forbidden' });
    expect(decide('no_show', 'buyer', { arrived: ['buyer', 'seller'] }, late)).toEqual({
      refused: 'forbidden',
    });
    expect(decide('no_show', 'buyer', waited, startsAt + NO_SHOW_UNTIL + 1)).toEqual({
      refused: 'meetup_changed',
    });
  });

  it('is not changed by a caller who saw another version', () => {
    const other = { order: held, meetup: agreed, seen: 'm2', now: NOW };
    expect(decideMeetup('accept', 'seller', other)).toEqual({ refused: 'meetup_changed' });
    expect(decideMeetup('accept', 'seller', { ...other, meetup: undefined })).toEqual({
      refused: 'meetup_changed',
    });
  });

  /** Generates every possible state, at every hour around the time. */
  function* everyState() {
    const sides = ['buyer', 'seller'] as const;
    for (const status of MEETUP_STATUSES)
      for (const orderStatus of ORDER_STATUSES)
        for (const proposedBy of sides)
          for (const arrived of [[], ['buyer'], ['seller'], ['buyer', 'seller']] as const)
            for (let offset = -2 * HOUR; offset <= 26 * HOUR; offset += 15 * MINUTE)
              yield {
                meetup: { ...agreed, status, proposedBy, arrived },
                order: { ...held, status: orderStatus },
                now: agreed.startsAt + offset,
              };
  }

  it('offers exactly the actions that would be accepted and would change something', () => {
    const acts = ['accept', 'decline', 'arrive', 'no_show'] as const;
    for (const { meetup, order, now } of everyState()) {
      const offered = {
        buyer: meetupActs(meetup, order, 'buyer', now),
        seller: meetupActs(meetup, order, 'seller', now),
      };
      for (const side of ['buyer', 'seller'] as const)
        for (const act of acts) {
          const move = decideMeetup(act, side, { order, meetup, seen: 'm1', now });
          const changes =
            !('refused' in move) && (move.to === 'arrived' ? !move.known : move.to !== meetup.status);
          if (offered[side].includes(act) !== changes)
            throw new Error(JSON.stringify({ meetup, order, now, side, act }));
        }
      // Buyer and seller can never both report each other as absent.
      expect(offered.buyer.includes('no_show') && offered.seller.includes('no_show')).toBe(false);
    }
  });
});
