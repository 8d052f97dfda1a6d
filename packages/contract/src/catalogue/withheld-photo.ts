import type { Photo } from '../entities/base/upload.js';

/** Returns a private photo without its image, for a reader who may no longer see it. Its size and blurred preview stay. */
export const withheldPhoto = (photo: Photo): Photo => ({ ...photo, url: '', variants: [] });
