import type { listings } from '../../platform/database/schema/index.js';

/** A stored listing, without what only searches read. */
export type ListingRow = Omit<typeof listings.$inferSelect, 'search' | 'kinds' | 'kindsReadBy'>;
