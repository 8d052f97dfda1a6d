import { HOUR } from '@campushive/contract';
import { eventTimesOf } from '@campushive/contract/rules/event-times';
import { later } from '../../platform/clock.js';
import { campus } from '../../platform/campus.js';
import { placeOfListing } from '../../platform/place-at-campus.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly startsAt: Date;
  /** End of the event; omitted when unknown. For whole days, a moment of the last day. */
  readonly endsAt?: Date;
  /** Whether only the day is known. */
  readonly wholeDay: boolean;
  readonly url: string;
  readonly updatedAt: Date;
  /** `planned` while one side still has to pay. */
  readonly status: 'certain' | 'planned' | 'cancelled';
}

/** Length of an event without an end: a calendar needs to know how much time to block. */
const ASSUMED_LENGTH = 2 * HOUR;
const MAX_LINE_OCTETS = 75;

/** Returns an event as an iCalendar file (RFC 5545): UTC times, escaped texts, lines folded at 75 octets. */
export function toCalendar(event: CalendarEvent, now: Date): string {
  return written(['METHOD:PUBLISH'], entry(event, now));
}

/**
 * Returns the feed of all entries of a student, for calendars that subscribe to it and refresh at this interval. The
 * feed changes only with its entries, so that an unchanged one can be answered with 304: each entry is stamped with
 * its last change.
 */
export function toFeed(events: readonly CalendarEvent[], refreshMinutes: number): string {
  const every = `PT${refreshMinutes}M`;
  return written(
    [
      `NAME:${escaped(campus.name)}`,
      `X-WR-CALNAME:${escaped(campus.name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
      `X-PUBLISHED-TTL:${every}`,
    ],
    events.flatMap((event) => entry(event, event.updatedAt)),
  );
}

function written(head: readonly string[], entries: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campus.name}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entry(event: CalendarEvent, stamp: Date): string[] {
  const { startsAt, endsAt = later(startsAt, ASSUMED_LENGTH), wholeDay, description, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${campus.key}`,
    `DTSTAMP:${utc(stamp)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    // Grows with every change, so that a second import replaces the first.
    `SEQUENCE:${Math.floor(event.updatedAt.getTime() / 1_000) % 2 ** 31}`,
    ...(wholeDay
      ? [
          `DTSTART;VALUE=DATE:${day(startsAt)}`,
          `DTEND;VALUE=DATE:${day(later(event.endsAt ?? startsAt, 24 * HOUR))}`,
        ]
      : [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`]),
    `SUMMARY:${escaped(event.title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${event.url}`,
    `STATUS:${STATUS[event.status]}`,
    'END:VEVENT',
  ];
}

/** Converts an event to an entry; returns null before it has a date. */
export function eventEntry(
  {
    id,
    title,
    details,
    universityId,
    updatedAt,
  }: Pick<ListingRow, 'id' | 'title' | 'details' | 'universityId' | 'updatedAt'>,
  description: string,
  publicUrl: string,
): CalendarEvent | null {
  const times = eventTimesOf(details);
  if (times === null) return null;
  return {
    id,
    title,
    description,
    location: placeOfListing(details, universityId),
    startsAt: times.begins,
    ...(times.saysWhenItEnds && { endsAt: times.ends }),
    wholeDay: times.wholeDays,
    url: `${publicUrl}/dashboard/hives/buzz/${id}`,
    updatedAt,
    status: 'certain',
  };
}

const STATUS = { certain: 'CONFIRMED', planned: 'TENTATIVE', cancelled: 'CANCELLED' } as const;

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const day = (date: Date) => utc(date).slice(0, 8);

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const utf8 = new TextEncoder();

/** Folds a line after 75 octets. Continuation lines begin with a space; a character is never split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      parts.push(part);
      part = '';
      // The space counts too.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
