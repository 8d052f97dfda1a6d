import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { lessonSeries, plannedLesson } from '../entities/series.js';
import { wrong } from '../field-errors.js';
import { MAX_SERIES_LESSONS, MIN_SERIES_LESSONS } from '../limits.js';
import { id, priceInput, sessionHours, whenInput, wholeNumber } from '../schema.js';

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
    summary:
      'The same time of so many weeks with a tutor, by the clock of the campus, and which of them can be booked',
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
    summary:
      'Keep a weekly series of lessons for 15 minutes; paying for its first lesson with `seriesId` starts it. Replaces one of the same listing that has not started',
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
    summary:
      'My weekly series that are not over, as a student and as a tutor; or the one of a lesson of mine',
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
    summary: 'One of my weekly series',
    who: 'member',
    input: z.strictObject({ id }),
    output: lessonSeries,
    errors: ['not_found'],
  }),
  'series.skip': defineCall({
    summary: 'The student leaves out one week that is not paid; its time is free again',
    who: 'member',
    input: z.strictObject({ id, number: wholeNumber(1, MAX_SERIES_LESSONS) }),
    output: lessonSeries,
    errors: ['not_found', 'forbidden', 'series_over', 'series_lesson_settled'],
  }),
  'series.end': defineCall({
    summary: 'Either of the two ends a series. Lessons that are paid stay; all other times are free again',
    who: 'member',
    input: z.strictObject({ id }),
    output: lessonSeries,
    errors: ['not_found', 'forbidden'],
  }),
};
