import * as z from 'zod/mini';
import { SERVICE_KINDS } from '../../catalogue/services.js';
import { listing } from './listing.js';

/** A listing of a student's help, with its poster's reviews. */
export const service = z.object({
  /** Null for a gig without a kind. */
  kind: z.nullable(z.enum(SERVICE_KINDS)),
  listing,
  /** Mean of the poster's published reviews. Null without any. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});
/** A service or a task in Find Services, with its poster's reviews. */
export type Service = z.infer<typeof service>;
