import { expect, it } from 'vitest';

import { byEventDays } from './event-days.js';
import { aListing } from '../../testing/listing-fixtures.js';

const at = (n: number, eventDate: string | null) => {
  const event = aListing(n, { hiveTypeId: 'buzz' });
  return event.buzzDetails ? { ...event, buzzDetails: { ...event.buzzDetails, eventDate } } : event;
};
const grouped = (dates: readonly (string | null)[], timeZone = 'Africa/Accra') =>
  byEventDays(
    dates.map((date, n) => at(n, date)),
    new Date('2026-11-20T12:00:00.000Z'),
    timeZone,
  ).map(({ days, listings }) => [days, listings.map((listing) => listing.buzzDetails?.eventDate)]);

it('groups events into today, the six days after it, and later', () => {
  const dates = ['2026-11-20T23:30:00.000Z', '2026-11-21T00:30:00.000Z', '2026-11-26T20:00:00.000Z'];
  expect(grouped([...dates, '2026-11-27T08:00:00.000Z', null])).toEqual([
    ['today', [dates[0]]],
    ['week', [dates[1], dates[2]]],
    ['later', ['2026-11-27T08:00:00.000Z', null]],
  ]);
});

it('determines the day by the clock of the campus', () => {
  expect(grouped(['2026-11-20T22:30:00.000Z'], 'Africa/Nairobi')).toEqual([
    ['week', ['2026-11-20T22:30:00.000Z']],
  ]);
});
