import * as z from 'zod/mini';
import { photo } from './upload.js';

/** One picture of a student's work. */
export const portfolioPicture = z.object({
  /** The photo's. */
  id: z.string(),
  photo,
  /** What it shows, in its student's words: for those who do not see it, too. */
  caption: z.string(),
});
export type PortfolioPicture = z.infer<typeof portfolioPicture>;
