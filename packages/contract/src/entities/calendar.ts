import * as z from 'zod/mini';
import { instant } from '../schema.js';

/** The subscription of a calendar to the viewer's lessons, meet-ups and events. */
export const calendarAddress = z.object({
  /** Creation time of its URL. Null without one. */
  createdAt: z.nullable(instant),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const createdCalendarAddress = z.object({
  /** URL for calendars, which needs no session. Shown once, because the server stores only its hash. */
  url: z.string(),
  createdAt: instant,
});
export type CreatedCalendarAddress = z.infer<typeof createdCalendarAddress>;
