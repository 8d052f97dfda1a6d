import { HOUR, UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';

/**
 * Safe age of an unused upload, in milliseconds. One hour below the server's limit, because clocks differ and the form
 * still has to be posted.
 */
const SAFE_FOR = UNUSED_UPLOAD_LIFETIME - HOUR;

/** Checks whether the server may have deleted an unused upload. `uploadedAt` is null for an upload in use. */
export const isStale = (uploadedAt: number | null, now: number): boolean =>
  uploadedAt !== null && now - uploadedAt > SAFE_FOR;
