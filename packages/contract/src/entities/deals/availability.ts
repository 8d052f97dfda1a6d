import * as z from 'zod/mini';
import { WEEKDAYS } from '../../deals/availability.js';
import { instant, majorUnits } from '../../schema.js';

const dayHours = { from: z.string(), to: z.string() };

/** A tutor's schedule by the campus's clock, as they see and change it. */
export const availability = z.object({
  weekly: z.array(z.object({ weekday: z.enum(WEEKDAYS), ...dayHours })),
  daysOff: z.array(z.object({ from: z.string(), to: z.string() })),
  extraHours: z.array(z.object({ date: z.string(), ...dayHours })),
  breakMinutes: z.number(),
  noticeHours: z.number(),
  /** Hourly price of a first lesson of up to one hour. Null where it costs the same as any other lesson. */
  trialPrice: z.nullable(majorUnits),
  /** Null before they set any hours. */
  updatedAt: z.nullable(instant),
});

/** Session times that a student can choose from. */
export const slots = z.object({
  /** True if the tutor has set hours. Otherwise nothing is offered, and nothing can be booked. */
  hasHours: z.boolean(),
  /** Length of each slot, in hours. */
  hours: z.number(),
  /** All slots of these days, in order. `free` slots can be booked. */
  slots: z.array(z.object({ startsAt: instant, endsAt: instant, free: z.boolean() })),
});
/** Session times of a tutor on the requested days, free or taken. */
export type Slots = z.infer<typeof slots>;

/** A tutor's next free slot. */
export const nextSlot = z.object({ id: z.string(), startsAt: instant });
/** A tutor's next free slot. `id` is the listing's. */
export type NextSlot = z.infer<typeof nextSlot>;
