import * as z from 'zod/mini';

/** Uses of an uploaded photo. The URLs of message, dispute and delivery photos expire within `PHOTO_ADDRESS_LIFETIME`. */
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
/** The use of an uploaded photo, which decides who can see it. */
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** An encoding of a photo. */
export const variant = z.object({
  /** In pixels. */
  width: z.number(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  url: z.string(),
});
/** An encoding of a photo: its format, its width in pixels, and its URL. */
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
/** A stored photo with its encodings and its preview. Sizes are in pixels. */
export type Photo = z.infer<typeof photo>;
