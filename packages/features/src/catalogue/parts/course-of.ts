import type { Listing } from '@campushive/contract';

/** Returns the course code of a listing, or null without one. Older servers omit the field. */
export const courseOf = ({ archiveDetails, academiaDetails, essentialsDetails }: Listing): string | null =>
  (archiveDetails ?? academiaDetails ?? essentialsDetails)?.courseCode ?? null;
