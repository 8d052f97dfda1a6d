import { PHOTO_TYPES } from '../uploads/photo-types.js';

/** `accept` attribute for private files. */
export const ATTACHMENT_TYPES = `.pdf,.docx,.xlsx,.pptx,.zip,${PHOTO_TYPES}`;
