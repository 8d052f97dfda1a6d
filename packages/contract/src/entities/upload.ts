import * as z from 'zod/mini';

export const UPLOAD_PURPOSES = [
  'avatar',
  'listing-photo',
  'event-image',
  'study-file',
  'message-photo',
  'dispute-photo',
  'delivery-photo',
  'portfolio-photo',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** An encoding of a photo. */
export const variant = z.object({
  /** In pixels. */
  width: z.number(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  url: z.string(),
});
export type Variant = z.infer<typeof variant>;

/** A stored photo: three widths in three formats, and a preview small enough for the response. */
export const photo = z.object({
  id: z.string(),
  /** URL of the largest JPEG. Empty for a private photo that the reader can no longer see. */
  url: z.string(),
  /** Empty in lists after the first photo. */
  variants: z.array(variant),
  /** In pixels, of the largest variant. */
  width: z.number(),
  height: z.number(),
  /** A blurred preview as a data URL (ThumbHash, decoded). Null without one, and in lists after the first photo. */
  placeholder: z.nullable(z.string()),
});
export type Photo = z.infer<typeof photo>;
