import * as z from 'zod/mini';
import { instant } from '../schema.js';

/** Whether a calendar can subscribe to one's lessons, meet-ups and events. */
export const calendarAddress = z.object({
  /** Since when its address works; null while there is none. */
  createdAt: z.nullable(instant),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const createdCalendarAddress = z.object({
  /** Where calendars find it, without a session. Shown this once: the server keeps its hash only. */
  url: z.string(),
  createdAt: instant,
});
export type CreatedCalendarAddress = z.infer<typeof createdCalendarAddress>;
