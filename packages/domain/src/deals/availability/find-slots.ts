import {
  MAX_SLOT_DAYS,
  NEXT_SLOT_DAYS,
  usualHours,
  type NextSlot,
  type ParsedInputOf,
  type Slots,
} from '@campushive/contract';
import { computeSlots, nextSlot } from '@campushive/contract/rules/availability';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { availabilities, listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { findListing } from '../../catalogue/hives/store.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { findBooked, toIntervals } from '../sold/lesson/booked-times.js';
import { availabilityOf } from './store.js';

/** Returns a tutor's bookable slots on some days. */
export async function findSlots(
  { db, clock }: Platform,
  { id, from, to, hours: requestedHours, moving }: ParsedInputOf<'bookings.slots'>,
  viewer: Viewer,
): Promise<Slots> {
  if (to < from) throw invalidField('to', 'ends_before_start');
  if (to > addDays(from, MAX_SLOT_DAYS - 1))
    throw invalidField('to', 'too_many_days', { max: MAX_SLOT_DAYS });
  const found = await findListing(db, id);
  if (found?.listing.hive !== 'academia' || !isVisible(found.listing, viewer)) throw notFound('Tutor');
  const now = clock.now();
  const { posterId, details } = found.listing;
  const { availability, hasHours } = await availabilityOf(db, id);
  const booked = await findBooked(db, [posterId], now, now);
  const own = ({ id: orderId, buyerId }: (typeof booked)[number]) =>
    orderId === moving && [buyerId, posterId].includes(viewer.userId);
  // Slots of a series that awaits its first payment remain available to its student.
  const starting = (one: (typeof booked)[number]) =>
    'isStarting' in one && one.isStarting && one.listingId === id && one.buyerId === viewer.userId;
  const busy = toIntervals(booked.filter((one) => !own(one) && !starting(one)));
  const hours = requestedHours ?? usualHours(durationOf(details));
  const slots = computeSlots(
    { availability, taken: busy, now: now.getTime(), timeZone: campus.timeZone },
    { from, to, hours },
  );
  return {
    hasHours,
    hours,
    slots: slots.map(({ startsAt, endsAt, isFree }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      free: isFree,
    })),
  };
}

/** Returns the next free slot of each of these listings that is open and has hours. */
export async function findNextSlots(
  { read: db, clock }: Platform,
  ids: readonly string[],
): Promise<NextSlot[]> {
  const now = clock.now();
  const rows = await db
    .select({ availability: availabilities, posterId: listings.posterId, details: listings.details })
    .from(availabilities)
    .innerJoin(listings, eq(listings.id, availabilities.listingId))
    .where(
      and(
        inArray(availabilities.listingId, [...ids]),
        eq(listings.hive, 'academia'),
        eq(listings.status, 'active'),
        or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
      ),
    );
  if (rows.length === 0) return [];
  const tutorIds = [...new Set(rows.map(({ posterId }) => posterId))];
  const booked = await findBooked(db, tutorIds, now, now);
  const from = dayIn(now.getTime(), campus.timeZone);
  return rows.flatMap(({ availability, posterId, details }) => {
    const busy = toIntervals(booked.filter(({ tutorId }) => tutorId === posterId));
    const slot = nextSlot(
      { availability, taken: busy, now: now.getTime(), timeZone: campus.timeZone },
      { from, to: addDays(from, NEXT_SLOT_DAYS), hours: usualHours(durationOf(details)) },
    );
    if (slot === undefined) return [];
    return [{ id: availability.listingId, startsAt: new Date(slot.startsAt).toISOString() }];
  });
}

const durationOf = ({ duration }: Readonly<Record<string, unknown>>): number | null =>
  typeof duration === 'number' ? duration : null;
