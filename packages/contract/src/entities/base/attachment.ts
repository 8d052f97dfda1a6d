import * as z from 'zod/mini';

/** Formats of a private file, by its content. Images of every format become `jpg`. */
export const ATTACHMENT_FORMATS = ['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'jpg'] as const;
/** The format of a private file, by its content. */
export type AttachmentFormat = (typeof ATTACHMENT_FORMATS)[number];

/** The uses of a private file. */
export const ATTACHMENT_PURPOSES = ['work-file', 'message-file'] as const;

/** A private file, such as delivered work, which only its recipients can download. */
export const attachment = z.object({
  id: z.string(),
  /** Original name, without folders and control characters, and with the extension of its actual format. */
  name: z.string(),
  format: z.enum(ATTACHMENT_FORMATS),
  /** In bytes. */
  size: z.number(),
});
/** A private file of a thread or of delivered work. Its size is in bytes. */
export type Attachment = z.infer<typeof attachment>;
