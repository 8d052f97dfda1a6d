import * as z from 'zod/mini';
import { COMPLETION_STATUSES } from '../../rules/deals/gigs/completion.js';
import { instant } from '../../schema.js';
import { attachment } from '../base/attachment.js';

/** Progress of a paid gig, as its poster or its worker sees it. */
export const completion = z.object({
  status: z.enum(COMPLETION_STATUSES),
  /** Every delivery of the work, oldest first. */
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
  /** Number of revisions that the poster can still request. */
  revisionsLeft: z.number(),
});
/** The progress of paid work: each delivery with its files, and the poster's requests for changes. */
export type Completion = z.infer<typeof completion>;
