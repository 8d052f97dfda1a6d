import * as z from 'zod/mini';
import { photo } from '../base/upload.js';

/** File formats of study material. Images of every format become `jpg`. */
export const STUDY_FORMATS = ['pdf', 'docx', 'pptx', 'zip', 'jpg'] as const;
/** The format of study material, by its content. */
export type StudyFormat = (typeof STUDY_FORMATS)[number];

/** Uploaded study material, as shown before the download. */
export const studyFile = z.object({
  id: z.string(),
  /** Original name, with the extension of its actual format. */
  name: z.string(),
  format: z.enum(STUDY_FORMATS),
  /** Bytes. */
  size: z.number(),
  /** Number of pages or slides. Null when the file does not contain it. */
  pages: z.nullable(z.number()),
  /** Image of a PDF's first page. Null for other files, and where it cannot be rendered. */
  preview: z.nullable(photo),
});
/** Uploaded study material, as shown before the download. Its size is in bytes. */
export type StudyFile = z.infer<typeof studyFile>;

/** Number of downloaders who found the material helpful, of those who answered. */
export const opinions = z.object({ helpful: z.number(), of: z.number() });
