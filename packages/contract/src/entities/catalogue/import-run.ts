import * as z from 'zod/mini';
import { instant } from '../../schema.js';

/** Import of a table of listings by the operator, with its numbers. */
export const importRun = z.object({
  id: z.string(),
  universityId: z.string(),
  createdAt: instant,
  /** Time at which the operator ended the links. Null while they work. */
  revokedAt: z.nullable(instant),
  sellerCount: z.int(),
  /** Sellers whose link was sent. */
  sentCount: z.int(),
  /** Listings that their sellers published. */
  claimedCount: z.int(),
  /** Listings behind a link that works, or whose link is due. */
  openCount: z.int(),
  /** Listings behind a link that expired. */
  expiredCount: z.int(),
});
/** Import of a table of listings by the operator, with its numbers. */
export type ImportRun = z.infer<typeof importRun>;
