import * as z from 'zod/mini';
import { photo } from '../base/upload.js';

/** A picture of a student's work. */
export const portfolioPicture = z.object({
  /** Id of the photo. */
  id: z.string(),
  photo,
  /** The student's description of the picture, also used as its text alternative. */
  caption: z.string(),
});
/** A picture of a student's work with its caption. */
export type PortfolioPicture = z.infer<typeof portfolioPicture>;
