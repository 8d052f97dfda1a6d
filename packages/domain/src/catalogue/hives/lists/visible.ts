import type { ListingStatus } from '@campushive/contract';
import { isStaff, type Viewer } from '../../../calls/viewer.js';
import type { ListingRow } from '../listing-row.js';

/** Statuses in which only its poster and moderators know of a listing. */
const PRIVATE: readonly ListingStatus[] = ['draft', 'hidden'];

export function isVisible(listing: Pick<ListingRow, 'status' | 'posterId'>, viewer: Viewer | null): boolean {
  if (listing.status === 'deleted') return false;
  return !PRIVATE.includes(listing.status) || viewer?.userId === listing.posterId || isStaff(viewer);
}
