import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { lessonSeries, plannedLesson } from '../../entities/deals/series.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_SERIES_LESSONS, MIN_SERIES_LESSONS } from '../../limits.js';
import { id, priceInput, sessionHours, whenInput, wholeNumber } from '../../schema.js';

/** Starts of the first lesson and of later weeks. */
export const lessonTimes = z
  .array(whenInput)
  .check(
    z.minLength(MIN_SERIES_LESSONS, wrong('required')),
    z.maxLength(MAX_SERIES_LESSONS, wrong('too_many', { max: MAX_SERIES_LESSONS })),
  );

/** Calls about weekly series of lessons. */
export const seriesCalls = {
  'series.plan': defineCall({
    summary: 'Plan weekly lessons',
    who: 'member',
    input: z.strictObject({
      id,
      startsAt: whenInput,
      hours: sessionHours,
      weeks: wholeNumber(MIN_SERIES_LESSONS, MAX_SERIES_LESSONS),
    }),
    output: z.array(plannedLesson),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'series.create': defineCall({
    summary: 'Create a weekly series',
    who: 'member',
    creates: true,
    input: z.strictObject({
      id,
      times: lessonTimes,
      hours: sessionHours,
      /** Hourly price that the student saw, in major units. A different current price is refused. */
      price: z.optional(priceInput),
    }),
    output: lessonSeries,
    errors: [
      'not_found',
      'verification_required',
      'own_listing',
      'listing_unavailable',
      'listing_free',
      'hive_paused',
      'price_changed',
      'blocked',
      'slot_taken',
      'slot_not_offered',
      'slot_too_soon',
      'too_many_unpaid',
      'reservations_paused',
      'limit_reached',
    ],
  }),
  'series.list': defineCall({
    summary: 'List your weekly series',
    who: 'member',
    input: z.strictObject({
      /** Id of the caller's payment. Selects its series only, in any status. */
      payment: z.optional(id),
    }),
    output: z.array(lessonSeries),
    answers: 'counted',
    errors: [],
  }),
  'series.get': defineCall({
    summary: 'Get a weekly series',
    who: 'member',
    input: z.strictObject({ id }),
    output: lessonSeries,
    errors: ['not_found'],
  }),
  'series.skip': defineCall({
    summary: 'Skip a lesson',
    who: 'member',
    input: z.strictObject({ id, number: wholeNumber(1, MAX_SERIES_LESSONS) }),
    output: lessonSeries,
    errors: ['not_found', 'forbidden', 'series_over', 'series_lesson_settled'],
  }),
  'series.end': defineCall({
    summary: 'End a weekly series',
    who: 'member',
    input: z.strictObject({ id }),
    output: lessonSeries,
    errors: ['not_found', 'forbidden'],
  }),
};
