import type { Photo } from './entities/upload.js';

/** A private photo whose reader may not see it any more: its place and its blurred preview stay. */
export const withheldPhoto = (photo: Photo): Photo => ({ ...photo, url: '', variants: [] });
