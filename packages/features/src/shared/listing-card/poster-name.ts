import type { Listing } from '@campushive/contract';

/**
 * Who posted a listing; `deletedUser` once the account is gone. Null where no one is named: to visitors, and on the front
 * page, which is the same for all. Only a listing without a poster has no university.
 */
export const posterName = (
  { postedBy, universityId }: Pick<Listing, 'postedBy' | 'universityId'>,
  deletedUser: string,
): string | null => postedBy.name ?? (universityId === null ? deletedUser : null);
