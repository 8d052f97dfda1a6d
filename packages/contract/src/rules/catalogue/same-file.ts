import type { ListingStatus } from '../../catalogue/listing-status.js';

/** Study material with the same bytes as the new file. */
export interface SharedCopy {
  readonly id: string;
  readonly title: string;
  readonly posterId: string;
  readonly status: ListingStatus;
  /** The listing has ended, even if its status does not show it yet. */
  readonly isOver: boolean;
}

/** The listing that already has the file, and the reason to refuse another one. */
export interface SameFile {
  readonly code: 'duplicate_file' | 'own_duplicate_file';
  readonly listing: { readonly id: string; readonly title: string };
}

/**
 * Finds study material with the same file: the poster's own, which they can restore if it has expired, or another student's that can be
 * downloaded. Drafts, hidden and deleted listings do not count.
 */
export function sameFile(copies: readonly SharedCopy[], posterId: string): SameFile | null {
  const own = copies.find(
    (sharedCopy) => sharedCopy.posterId === posterId && ['active', 'expired'].includes(sharedCopy.status),
  );
  const others = copies.find(
    (sharedCopy) => sharedCopy.posterId !== posterId && sharedCopy.status === 'active' && !sharedCopy.isOver,
  );
  const found = own ?? others;
  if (found === undefined) return null;
  const { id, title } = found;
  return { code: own === undefined ? 'duplicate_file' : 'own_duplicate_file', listing: { id, title } };
}
