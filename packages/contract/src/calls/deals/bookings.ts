import * as z from 'zod/mini';
import { MAX_NEXT_SLOTS } from '../../deals/availability.js';
import { defineCall } from '../../call.js';
import { nextSlot, slots } from '../../entities/deals/availability.js';
import { payment } from '../../entities/deals/payment.js';
import { wrong } from '../../fields/field-errors.js';
import { dayInput, id, instant, sessionHours, whenInput } from '../../schema.js';

/** Comma-separated ids, as in a URL. */
const ids = z.pipe(
  z.string().check(
    z.maxLength(MAX_NEXT_SLOTS * 37, wrong('too_many', { max: MAX_NEXT_SLOTS })),
    z.refine((value) => value.split(',').every((one) => id.safeParse(one).success), wrong('invalid_id')),
  ),
  z.transform((value) => value.split(',')),
);

/** A lesson with its new start. */
const time = z.strictObject({ id, startsAt: whenInput });
const CANNOT_MOVE = ['not_found', 'forbidden', 'order_not_held', 'lesson_move_too_late'] as const;
const NOT_FREE = ['slot_taken', 'slot_not_offered', 'slot_too_soon'] as const;

/** Calls about tutoring sessions: taken and free times, moving a paid lesson, and its calendar file. */
export const bookings = {
  'bookings.taken': defineCall({
    summary: 'List booked times of a tutor',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(z.object({ startsAt: instant, endsAt: instant })),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'bookings.slots': defineCall({
    summary: 'List free slots',
    who: 'member',
    input: z.strictObject({
      id,
      from: dayInput,
      to: dayInput,
      /** Default: the tutor's usual length. */
      hours: z.optional(sessionHours),
      /** The caller's payment for a lesson with this tutor, whose current time counts as free. */
      moving: z.optional(id),
    }),
    output: slots,
    errors: ['not_found'],
  }),
  'bookings.next': defineCall({
    summary: 'Get the next free times of tutors',
    who: 'anyone',
    input: z.strictObject({ ids }),
    output: z.array(nextSlot),
    answers: 'counted',
    errors: [],
  }),
  'bookings.move': defineCall({
    summary: 'Move a lesson',
    who: 'member',
    input: time,
    output: payment,
    errors: [...CANNOT_MOVE, ...NOT_FREE],
  }),
  'bookings.propose': defineCall({
    summary: 'Propose another time for a lesson',
    who: 'member',
    input: time,
    output: payment,
    errors: [...CANNOT_MOVE, ...NOT_FREE],
  }),
  'bookings.decline': defineCall({
    summary: 'Decline a proposed time',
    who: 'member',
    input: time,
    output: payment,
    errors: ['not_found', 'forbidden', 'order_not_held', 'lesson_changed'],
  }),
  'bookings.calendar': defineCall({
    summary: 'Download a lesson for calendars',
    who: 'member',
    input: z.strictObject({ id }),
    download: true,
    errors: ['not_found'],
  }),
};
