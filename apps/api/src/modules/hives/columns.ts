import { getTableColumns } from 'drizzle-orm';
import { listings } from '../../platform/database/schema/index.js';

const { search: _search, ...listingColumns } = getTableColumns(listings);
/** Everything of a listing but its words for searching, which nobody reads. */
export { listingColumns };
