import * as z from 'zod/mini';
import { COMPLETION_STATUSES } from '../rules/completion.js';
import { instant } from '../schema.js';
import { attachment } from './attachment.js';

/** How far the work of a paid gig is, as its poster or its worker sees it. */
export const completion = z.object({
  status: z.enum(COMPLETION_STATUSES),
  /** Every time that the worker said that they are done, oldest first. */
  rounds: z.array(
    z.object({
      /** The worker's description of the completed work. */
      note: z.string(),
      /** The delivered files. */
      files: z.array(attachment),
      doneAt: instant,
      /** The poster's request for changes. Null without one. */
      revision: z.nullable(z.object({ reason: z.string(), askedAt: instant })),
    }),
  ),
  /** How often the poster can still ask for a revision. */
  revisionsLeft: z.number(),
});
export type Completion = z.infer<typeof completion>;
