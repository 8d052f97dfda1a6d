import { changedOwnDetails, DAY, HOUR, ownHive } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Draft } from '../content/sketch.js';
import { endsAfter } from '../content/buzz.js';
import { EVENTS } from './events.js';
import { GIGS } from './gigs.js';
import { LESSONS } from './lessons.js';
import { ROOMS } from './rooms.js';
import { ITEMS } from './items.js';

/** A listing and its poster, by the part of the address before the @. */
export interface Offered {
  readonly by: string;
  readonly draft: Draft;
}

/** Returns all open listings in Nairobi, newest first. */
export function offered(now: Date): readonly Offered[] {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const at = (days: number, hour: number) => later(midnight, days * DAY + hour * HOUR).toISOString();
  return inTurns([
    ITEMS.map(([by, title, price, picture, itemCategory, condition, pickupLocation, description]) => ({
      by,
      draft: {
        hive: 'essentials',
        title,
        description,
        price,
        details: { condition, pickupLocation, itemCategory },
        picture,
      },
    })),
    LESSONS.map(([by, title, price, duration, location, description]) => ({
      by,
      draft: { hive: 'academia', title, description, price, details: { duration, location } },
    })),
    EVENTS.map(([by, title, eventType, price, days, hour, location, organizer, description]) => ({
      by,
      draft: {
        hive: 'buzz',
        title,
        description,
        price: price === 0 ? null : price,
        details: {
          eventDate: at(days, hour),
          ...endsAfter(eventType, new Date(at(days, hour))),
          location,
          organizer,
          eventType,
          admission: price === 0 ? 'free' : 'paid',
          isItem13: false,
        },
      },
    })),
    GIGS.map(([by, title, serviceKind, price, days, description]) => ({
      by,
      draft: {
        hive: 'sidehustle',
        title,
        description,
        price,
        details: { serviceKind, applicationDeadline: at(days, 17) },
      },
    })),
    ROOMS.map(([by, title, price, kind, where, days, sharedBy, furnished, description]) => ({
      by,
      draft: {
        hive: 'rooms',
        title,
        description,
        price,
        details: roomDetails({ kind, where, freeFrom: at(days, 0).slice(0, 10), sharedBy, furnished }),
      },
    })),
  ]);
}

/** Returns the fields of a campus-defined hive in their stored form. */
function roomDetails(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const rooms = ownHive('rooms');
  if (rooms === undefined) throw new Error('The campus that is seeded has rooms');
  return changedOwnDetails(rooms, {}, fields);
}

/** Alternates between hives, so that every hive has new listings. */
function inTurns(hives: readonly (readonly Offered[])[]): readonly Offered[] {
  const most = Math.max(...hives.map((hive) => hive.length));
  return Array.from({ length: most }, (_, turn) =>
    hives.flatMap((hive) => hive.slice(turn, turn + 1)),
  ).flat();
}
