import * as z from 'zod/mini';
import { CONDITIONS } from '../../catalogue/hives.js';
import { instant, majorUnits } from '../../schema.js';
import { WANTED_CATEGORIES, WANTED_STATUSES } from '../../catalogue/wanted.js';
import { WARNINGS } from '../../warnings.js';
import { person } from '../accounts/user.js';

/** A post about something that a student looks for. Other students answer with a listing. */
export const wanted = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty without details. */
  details: z.string(),
  /** Null where none was chosen, or none fits. */
  category: z.nullable(z.enum(WANTED_CATEGORIES)),
  /** The worst acceptable condition. Null for any. */
  condition: z.nullable(z.enum(CONDITIONS)),
  /** The highest price that the student would pay. Null without one. */
  maxPrice: z.nullable(majorUnits),
  status: z.enum(WANTED_STATUSES),
  postedById: z.string(),
  /** The author. Name, picture and university are null for visitors. */
  postedBy: person,
  /** University where the item is wanted. */
  universityId: z.string(),
  /** Number of answers whose listing is still available. */
  answerCount: z.number(),
  /** Warning about the post's text. Null for none, and for its author. */
  warning: z.nullable(z.enum(WARNINGS)),
  createdAt: instant,
  /** Time of the last renewal. Null before the first. */
  renewedAt: z.nullable(instant),
  endsAt: instant,
});
/** A wanted post, as one viewer sees it. The highest price is in major units. */
export type Wanted = z.infer<typeof wanted>;
