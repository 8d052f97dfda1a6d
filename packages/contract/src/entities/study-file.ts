import * as z from 'zod/mini';
import { photo } from './upload.js';

/** File formats of study material. Images of every format become `jpg`. */
export const STUDY_FORMATS = ['pdf', 'docx', 'pptx', 'zip', 'jpg'] as const;
export type StudyFormat = (typeof STUDY_FORMATS)[number];

/** Uploaded study material, as shown before the download. */
export const studyFile = z.object({
  id: z.string(),
  /** As it came, with the ending of what it is. */
  name: z.string(),
  format: z.enum(STUDY_FORMATS),
  /** Bytes. */
  size: z.number(),
  /** Pages or slides; null when the file does not say. */
  pages: z.nullable(z.number()),
  /** A picture of the first page of a PDF; null for everything else, and where it cannot be drawn. */
  preview: z.nullable(photo),
});
export type StudyFile = z.infer<typeof studyFile>;

/** How many of the students who downloaded study material, and said so, found it helpful. */
export const opinions = z.object({ helpful: z.number(), of: z.number() });
