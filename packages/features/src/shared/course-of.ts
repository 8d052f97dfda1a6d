import type { Listing } from '@campushive/contract';

/** The course that a listing is for; null where it is for none. An older server says nothing of it. */
export const courseOf = ({ archiveDetails, academiaDetails, essentialsDetails }: Listing): string | null =>
  (archiveDetails ?? academiaDetails ?? essentialsDetails)?.courseCode ?? null;
