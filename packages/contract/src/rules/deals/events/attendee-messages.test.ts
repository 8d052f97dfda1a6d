import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import { LISTING_STATUSES } from '../../../catalogue/listing-status.js';
import { readsAttendeeMessages, refusalToMessage, takesAttendeeMessages } from './attendee-messages.js';

const over = new Date('2026-11-28T20:00:00.000Z');
const at = (ms: number) => new Date(over.getTime() + ms);
const event = { status: 'active', expiresAt: over } as const;
const accra = (now: Date) => ({ now, timeZone: 'Africa/Accra' });

describe('an organiser', () => {
  it('can message attendees before an event, during it, and for a day after it', () => {
    expect(takesAttendeeMessages(event, at(-5 * DAY))).toBe(true);
    expect(takesAttendeeMessages({ ...event, status: 'expired' }, at(DAY))).toBe(true);
    expect(takesAttendeeMessages({ ...event, status: 'expired' }, at(DAY + 1))).toBe(false);
  });

  it('cannot message attendees of a cancelled, hidden or draft event', () => {
    const closed = LISTING_STATUSES.filter(
      (status) => !takesAttendeeMessages({ ...event, status }, at(-DAY)),
    );
    expect(closed.toSorted()).toEqual(['deleted', 'draft', 'hidden']);
  });

  it('can send three messages on each day', () => {
    const now = new Date('2026-11-26T23:30:00.000Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const [first, second, third] = [ago(HOUR), ago(2 * HOUR), ago(20 * HOUR)];
    expect(refusalToMessage(event, [first, second], accra(now))).toBeNull();
    expect(refusalToMessage(event, [first, second, third], accra(now))).toBe('limit_reached');
    expect(refusalToMessage(event, [first, second, ago(DAY)], accra(now))).toBeNull();
    const tomorrow = new Date(now.getTime() + 30 * MINUTE);
    expect(refusalToMessage(event, [first, second, third], accra(tomorrow))).toBeNull();
  });

  it('has a daily limit by the clock of the campus', () => {
    const now = new Date('2026-11-26T22:30:00.000Z');
    const sent = [1, 2, 3].map((hours) => new Date(now.getTime() - hours * HOUR));
    expect(refusalToMessage(event, sent, accra(now))).toBe('limit_reached');
    // In Nairobi the time is 01:30, and only the first message was sent on this day.
    expect(refusalToMessage(event, sent, { now, timeZone: 'Africa/Nairobi' })).toBeNull();
  });

  it('gets the refusal that the event is over before the one for too many messages', () => {
    const now = at(2 * DAY);
    expect(refusalToMessage(event, [now, now, now], accra(now))).toBe('listing_unavailable');
  });
});

describe('a message to attendees', () => {
  const guest = { isOrganiser: false, place: 'going', isBlocked: false } as const;
  it('is visible to the organiser and to attendees who are going', () => {
    expect(readsAttendeeMessages({ isOrganiser: true, place: null, isBlocked: false })).toBe(true);
    expect(readsAttendeeMessages(guest)).toBe(true);
  });
  it('is hidden from guests who wait, are still paying or have no place', () => {
    for (const place of ['waiting', 'offered', 'reserved', null] as const)
      expect(readsAttendeeMessages({ ...guest, place })).toBe(false);
  });
  it('is hidden from a guest who blocked the organiser or was blocked', () => {
    expect(readsAttendeeMessages({ ...guest, isBlocked: true })).toBe(false);
  });
});
