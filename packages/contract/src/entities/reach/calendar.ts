import * as z from 'zod/mini';
import { instant } from '../../schema.js';

/** The subscription of a calendar to the viewer's lessons, meet-ups and events. */
export const calendarAddress = z.object({
  /** Creation time of its URL. Null without one. */
  createdAt: z.nullable(instant),
});
/** The viewer's calendar subscription. It never contains the URL. */
export type CalendarAddress = z.infer<typeof calendarAddress>;

/** A new calendar subscription with its URL, as `calendar.create` returns it. An earlier URL stops working. */
export const createdCalendarAddress = z.object({
  /** URL for calendars, which needs no session. Shown once, because the server stores only its hash. */
  url: z.string(),
  createdAt: instant,
});
/** A new calendar subscription with its secret URL. */
export type CreatedCalendarAddress = z.infer<typeof createdCalendarAddress>;
