import * as z from 'zod/mini';
import { CONDITIONS } from '../hives.js';
import { instant, majorUnits } from '../schema.js';
import { WANTED_CATEGORIES, WANTED_STATUSES } from '../wanted.js';
import { WARNINGS } from '../warnings.js';
import { person } from './user.js';

/** What a student looks for; others answer it with a listing. */
export const wanted = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty where nothing more was said. */
  details: z.string(),
  /** Null where it fits no shelf, or none was chosen. */
  category: z.nullable(z.enum(WANTED_CATEGORIES)),
  /** The worst condition that will do; null for any. */
  condition: z.nullable(z.enum(CONDITIONS)),
  /** The most that the student would pay; null where they do not say. */
  maxPrice: z.nullable(majorUnits),
  status: z.enum(WANTED_STATUSES),
  postedById: z.string(),
  /** Hidden from visitors who are not signed in: then name, picture and university are null. */
  postedBy: person,
  /** Where it is looked for. */
  universityId: z.string(),
  /** Answers whose listing can still be had. */
  answerCount: z.number(),
  /** What its words warn their reader of; null for nothing, and for its own student. */
  warning: z.nullable(z.enum(WARNINGS)),
  createdAt: instant,
  /** When it was last renewed; null before the first time. */
  renewedAt: z.nullable(instant),
  endsAt: instant,
});
export type Wanted = z.infer<typeof wanted>;
