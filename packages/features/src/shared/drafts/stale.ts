import { HOUR, UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';

/** The server counts by its own clock, and what is named has to live until it is posted. */
const SAFE_FOR = UNUSED_UPLOAD_LIFETIME - HOUR;

/** Whether an upload that nothing uses yet may be gone by now; null for one that is in use. */
export const isStale = (uploadedAt: number | null, now: number): boolean =>
  uploadedAt !== null && now - uploadedAt > SAFE_FOR;
