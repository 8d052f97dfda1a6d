import * as z from 'zod/mini';
import { WEEKDAYS } from '../availability.js';
import { instant, majorUnits } from '../schema.js';

const dayHours = { from: z.string(), to: z.string() };

/** When a tutor teaches, by the campus's clock, as they see and change it. */
export const availability = z.object({
  weekly: z.array(z.object({ weekday: z.enum(WEEKDAYS), ...dayHours })),
  daysOff: z.array(z.object({ from: z.string(), to: z.string() })),
  extraHours: z.array(z.object({ date: z.string(), ...dayHours })),
  breakMinutes: z.number(),
  noticeHours: z.number(),
  /** What an hour of a first lesson costs, up to one hour; null where it costs what every other does. */
  trialPrice: z.nullable(majorUnits),
  /** Null while they have not set any hours. */
  updatedAt: z.nullable(instant),
});

/** What a student chooses from. */
export const slots = z.object({
  /** Whether the tutor has set any hours. If not, nothing is offered, and nothing can be booked. */
  hasHours: z.boolean(),
  /** How long each of them is. */
  hours: z.number(),
  /** Everything that is offered on these days, in order; `free` where it can be booked. */
  slots: z.array(z.object({ startsAt: instant, endsAt: instant, free: z.boolean() })),
});
export type Slots = z.infer<typeof slots>;

/** When a tutor can be booked next. */
export const nextSlot = z.object({ id: z.string(), startsAt: instant });
export type NextSlot = z.infer<typeof nextSlot>;
