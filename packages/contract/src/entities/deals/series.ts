import * as z from 'zod/mini';
import { SERIES_ENDS, SERIES_LESSON_STATUSES, SERIES_STATUSES } from '../../rules/deals/lessons/series.js';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { instant, majorUnits } from '../../schema.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

/** A week of a planned series. */
export const plannedLesson = z.object({
  startsAt: instant,
  endsAt: instant,
  /** Availability of the lesson. `not_offered` includes times that a clock change skips. */
  state: z.enum(['free', 'taken', 'not_offered', 'too_soon']),
});
/** A week of a planned series, with the tutor's availability. */
export type PlannedLesson = z.infer<typeof plannedLesson>;

/** Weekly lessons with one tutor at the same time. Each lesson is paid, held and released separately. */
export const lessonSeries = z.object({
  id: z.string(),
  /** The tutor’s listing, and its title. */
  hiveId: z.string(),
  title: z.string(),
  role: z.enum(['student', 'tutor']),
  student: party,
  tutor: party,
  hours: z.number(),
  /** Hourly price in major units when the series was created. A first lesson may have cost less. */
  price: majorUnits,
  status: z.enum(SERIES_STATUSES),
  /** Reason of the end. Null while the series runs. */
  endedBecause: z.nullable(z.enum(SERIES_ENDS)),
  lessons: z.array(
    z.object({
      number: z.number(),
      /** Current start. A paid lesson may have been moved. */
      startsAt: instant,
      endsAt: instant,
      /** Original start of a moved lesson. Null or left out without a move. */
      movedFrom: z.optional(z.nullable(instant)),
      status: z.enum(SERIES_LESSON_STATUSES),
      /** The order of a paid lesson, and its status. Null before payment. */
      paymentId: z.nullable(z.string()),
      orderStatus: z.nullable(z.enum(ORDER_STATUSES)),
      /** True if the student can pay for the lesson now. */
      payable: z.boolean(),
      /** True if the lesson should be paid in the days before it. */
      due: z.boolean(),
      /** Time at which the lesson's time is released unless it is paid. Null where nothing is to be paid. */
      payUntil: z.nullable(instant),
    }),
  ),
  /** Number of the next lesson to pay. Null without one. */
  next: z.nullable(z.number()),
  createdAt: instant,
});
/** Weekly lessons with one tutor, as the student or the tutor sees them. The price is in major units an hour. */
export type LessonSeries = z.infer<typeof lessonSeries>;
