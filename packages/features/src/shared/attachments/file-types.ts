import { PHOTO_TYPES } from '../photo-types.js';

/** Kinds of private files, as the `accept` of an input. */
export const ATTACHMENT_TYPES = `.pdf,.docx,.xlsx,.pptx,.zip,${PHOTO_TYPES}`;
