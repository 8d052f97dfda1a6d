import { getTableColumns } from 'drizzle-orm';
import { listings } from '../../platform/database/schema/index.js';

const { search: _search, ...listingColumns } = getTableColumns(listings);
/** Every column of a listing but its search vector. */
export { listingColumns };
