import type { ListingStatus } from '../listing-status.js';

/** Study material with the same bytes as what is to be posted. */
export interface SharedCopy {
  readonly id: string;
  readonly title: string;
  readonly posterId: string;
  readonly status: ListingStatus;
  /** Its time is over, whether or not its status says so yet. */
  readonly isOver: boolean;
}

/** The listing that has the file already, and why another one is refused. */
export interface SameFile {
  readonly code: 'duplicate_file' | 'own_duplicate_file';
  readonly listing: { readonly id: string; readonly title: string };
}

/**
 * Which study material has the same file already: the poster's own, which they can bring back if it has expired, or else another
 * student's that is there to download. Drafts, and what was hidden or deleted, do not count.
 */
export function sameFile(copies: readonly SharedCopy[], posterId: string): SameFile | null {
  const own = copies.find((one) => one.posterId === posterId && ['active', 'expired'].includes(one.status));
  const others = copies.find((one) => one.posterId !== posterId && one.status === 'active' && !one.isOver);
  const found = own ?? others;
  if (found === undefined) return null;
  const { id, title } = found;
  return { code: own === undefined ? 'duplicate_file' : 'own_duplicate_file', listing: { id, title } };
}
