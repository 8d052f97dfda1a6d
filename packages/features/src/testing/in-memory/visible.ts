import type { ListingStatus } from '@campushive/contract';
import type { StoredListing, Student } from './state.js';

/** Statuses in which only its poster and moderators know of a listing. */
const PRIVATE: readonly ListingStatus[] = ['draft', 'hidden'];

/** Whether someone may see a listing, as on the server. `me` is missing for visitors. */
export function isVisible({ status, poster }: StoredListing, me: Student | null): boolean {
  if (status === 'deleted') return false;
  return !PRIVATE.includes(status) || poster === me || (me?.role ?? 'student') !== 'student';
}
