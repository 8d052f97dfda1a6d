import type { Listing } from '@campushive/contract';

/**
 * Returns the poster's name, or `deletedUser` for a deleted account. Null where names are hidden: for visitors, and on
 * the front page, which is the same for all viewers. Only a listing of a deleted account has no university.
 */
export const posterName = (
  { postedBy, universityId }: Pick<Listing, 'postedBy' | 'universityId'>,
  deletedUser: string,
): string | null => postedBy.name ?? (universityId === null ? deletedUser : null);
