import * as z from 'zod/mini';
import {
  BREAK_MINUTES,
  MAX_DAYS_OFF,
  MAX_EXTRA_HOURS,
  MAX_NOTICE_HOURS,
  MAX_WEEKLY_HOURS,
  WEEKDAYS,
} from '../../deals/availability.js';
import { defineCall } from '../../call.js';
import { availability } from '../../entities/deals/availability.js';
import { wrong } from '../../fields/field-errors.js';
import { dayInput, id, namedPrice, timeOfDay, wholeNumber } from '../../schema.js';

const dayHours = { from: timeOfDay, to: timeOfDay };
const breakMinutes = wholeNumber(0, Math.max(...BREAK_MINUTES)).check(
  z.refine<number>((value) => BREAK_MINUTES.some((one) => one === value), wrong('invalid_choice')),
);
const atMost = <T extends z.ZodMiniType>(max: number, one: T) =>
  z.array(one).check(z.maxLength(max, wrong('too_many', { max })));

/** Calls that read and replace a tutor's schedule. */
export const availabilityCalls = {
  'availability.get': defineCall({
    summary: 'Get teaching hours',
    who: 'member',
    input: z.strictObject({ id }),
    output: availability,
    errors: ['not_found', 'forbidden'],
  }),
  'availability.set': defineCall({
    summary: 'Set teaching hours',
    who: 'member',
    input: z.strictObject({
      id,
      weekly: atMost(MAX_WEEKLY_HOURS, z.strictObject({ weekday: z.enum(WEEKDAYS), ...dayHours })),
      daysOff: z._default(atMost(MAX_DAYS_OFF, z.strictObject({ from: dayInput, to: dayInput })), []),
      extraHours: z._default(atMost(MAX_EXTRA_HOURS, z.strictObject({ date: dayInput, ...dayHours })), []),
      breakMinutes: z._default(breakMinutes, 0),
      noticeHours: z._default(wholeNumber(0, MAX_NOTICE_HOURS), 0),
      /** In major units. */
      trialPrice: z._default(namedPrice, null),
    }),
    output: availability,
    errors: ['not_found', 'forbidden'],
  }),
};
