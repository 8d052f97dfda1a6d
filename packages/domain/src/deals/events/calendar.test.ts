import { describe, expect, it } from 'vitest';
import { toCalendar, type CalendarEvent } from './calendar.js';

const event: CalendarEvent = {
  id: '01934c00-0000-7000-8000-000000000001',
  title: 'Hall Week; Jams, food \\ music',
  description: 'Bring a friend.\nDoors open at 6,\r\nfood at 7.',
  location: 'Great Hall, Legon',
  startsAt: new Date('2026-12-04T18:00:00.000Z'),
  wholeDay: false,
  url: 'https://campus.example/dashboard/hives/buzz/1',
  updatedAt: new Date('2026-11-20T12:00:00.000Z'),
  status: 'certain',
};
const now = new Date('2026-11-21T09:30:15.250Z');
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  it('contains every field that RFC 5545 requires, in UTC, with CRLF line ends', () => {
    const file = toCalendar(event, now);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:01934c00-0000-7000-8000-000000000001@campushive',
        'DTSTAMP:20261121T093015Z',
        'DTSTART:20261204T180000Z',
        'DTEND:20261204T200000Z',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('escapes backslashes, semicolons, commas and line breaks', () => {
    const lines = linesOf(toCalendar(event, now));
    expect(lines).toContain('SUMMARY:Hall Week\\; Jams\\, food \\\\ music');
    expect(lines).toContain('DESCRIPTION:Bring a friend.\\nDoors open at 6\\,\\nfood at 7.');
    expect(lines).toContain('LOCATION:Great Hall\\, Legon');
  });

  it('folds lines at 75 octets and never inside a character', () => {
    const title = 'Ɔdɔ Ɛyɛ dɛ 🎉 '.repeat(20).trim();
    const file = toCalendar({ ...event, title, description: 'x'.repeat(500) }, now);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
    expect(file).not.toContain('\uFFFD');
  });

  it('marks whole-day events and cancelled events', () => {
    const startsAt = new Date('2026-12-04T00:00:00.000Z');
    const lines = linesOf(toCalendar({ ...event, startsAt, wholeDay: true, status: 'cancelled' }, now));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261204');
    expect(lines).toContain('DTEND;VALUE=DATE:20261205');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('ends when the event ends, by the minute or by whole days', () => {
    const until = (endsAt: string, change: object = {}) =>
      linesOf(toCalendar({ ...event, endsAt: new Date(endsAt), ...change }, now));
    expect(until('2026-12-05T01:30:00.000Z')).toContain('DTEND:20261205T013000Z');
    const days = { startsAt: new Date('2026-12-04T00:00:00.000Z'), wholeDay: true };
    expect(until('2026-12-06T23:59:59.000Z', days)).toContain('DTEND;VALUE=DATE:20261207');
  });

  it('omits location and description when they are unknown', () => {
    const file = toCalendar({ ...event, location: null, description: '' }, now);
    expect(file).not.toMatch(/^(LOCATION|DESCRIPTION)/m);
  });
});
