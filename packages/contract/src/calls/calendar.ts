import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { calendarAddress, createdCalendarAddress } from '../entities/calendar.js';

const nothing = z.strictObject({});

/** Calls about the private URL of the caller's calendar. They use no idempotency key, because the stored response would hold the secret. */
export const calendarCalls = {
  'calendar.get': defineCall({
    summary: 'Whether my calendar has an address',
    who: 'member',
    input: nothing,
    output: calendarAddress,
    errors: [],
  }),
  'calendar.create': defineCall({
    summary:
      'An address that calendars subscribe to, which is shown this once; the one before it stops at once',
    who: 'member',
    stepUp: true,
    input: nothing,
    output: createdCalendarAddress,
    errors: [],
  }),
  'calendar.remove': defineCall({
    summary: 'Stop the address of my calendar, at once; repeating it changes nothing',
    who: 'member',
    input: nothing,
    errors: [],
  }),
};
