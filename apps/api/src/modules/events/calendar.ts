import { HOUR } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import { campus } from '../../campus.js';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly startsAt: Date;
  /** Left out where it is not known; of whole days a moment of the last one. */
  readonly endsAt?: Date;
  /** The day alone is known. */
  readonly wholeDay: boolean;
  readonly url: string;
  readonly updatedAt: Date;
  readonly cancelled: boolean;
}

/** Of an event that does not say when it ends; a calendar wants to know how much to keep free. */
const ASSUMED_LENGTH = 2 * HOUR;
const MAX_LINE_OCTETS = 75;

/** One event as an iCalendar file (RFC 5545): UTC times, escaped texts, lines folded at 75 octets. */
export function toCalendar(event: CalendarEvent, now: Date): string {
  const { startsAt, endsAt = later(startsAt, ASSUMED_LENGTH), wholeDay } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${campus.name}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${campus.key}`,
    `DTSTAMP:${utc(now)}`,
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
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const day = (date: Date) => utc(date).slice(0, 8);

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Continues after 75 octets on a line that begins with a space; never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
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
