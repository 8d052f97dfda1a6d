import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { calendarAddress, createdCalendarAddress } from '../../entities/reach/calendar.js';

const nothing = z.strictObject({});

/** Calls about the private URL of the caller's calendar. They use no idempotency key, because the stored response would hold the secret. */
export const calendarCalls = {
  'calendar.get': defineCall({
    summary: 'Check your calendar address',
    who: 'member',
    input: nothing,
    output: calendarAddress,
    errors: [],
  }),
  'calendar.create': defineCall({
    summary: 'Create a calendar address',
    who: 'member',
    stepUp: true,
    input: nothing,
    output: createdCalendarAddress,
    errors: [],
  }),
  'calendar.remove': defineCall({
    summary: 'Delete your calendar address',
    who: 'member',
    input: nothing,
    errors: [],
  }),
};
