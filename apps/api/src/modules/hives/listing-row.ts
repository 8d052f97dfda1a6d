import type { listings } from '../../platform/database/schema/index.js';

/** A stored listing, without its search vector. */
export type ListingRow = Omit<typeof listings.$inferSelect, 'search'>;
