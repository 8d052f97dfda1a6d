import * as z from 'zod/mini';
import { MAX_NEXT_SLOTS } from '../availability.js';
import { defineCall } from '../call.js';
import { nextSlot, slots } from '../entities/availability.js';
import { wrong } from '../field-errors.js';
import { dayInput, id, instant, sessionHours } from '../schema.js';

/** Ids with commas between them, as an address carries them. */
const ids = z.pipe(
  z.string().check(
    z.maxLength(MAX_NEXT_SLOTS * 37, wrong('too_many', { max: MAX_NEXT_SLOTS })),
    z.refine((value) => value.split(',').every((one) => id.safeParse(one).success), wrong('invalid_id')),
  ),
  z.transform((value) => value.split(',')),
);

export const bookings = {
  'bookings.taken': defineCall({
    summary: 'When a tutor is booked already, from now on: sessions cannot begin in these times',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(z.object({ startsAt: instant, endsAt: instant })),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'bookings.slots': defineCall({
    summary: 'When a tutor can be booked on some days, both included, in sessions of so many hours',
    who: 'member',
    input: z.strictObject({
      id,
      from: dayInput,
      to: dayInput,
      /** Left out: what the tutor usually takes. */
      hours: z.optional(sessionHours),
    }),
    output: slots,
    errors: ['not_found'],
  }),
  'bookings.next': defineCall({
    summary:
      'When tutors can be booked next, those who said when they teach and have a free time in the next four weeks; for lists',
    who: 'anyone',
    input: z.strictObject({ ids }),
    output: z.array(nextSlot),
    answers: 'counted',
    errors: [],
  }),
};
