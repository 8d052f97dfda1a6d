import { getTableColumns } from 'drizzle-orm';
import { listings } from '../../platform/database/schema/index.js';

const { search: _search, kinds: _kinds, kindsReadBy: _readBy, ...listingColumns } = getTableColumns(listings);
/** Columns of a listing, except those that only searches read. */
export { listingColumns };
