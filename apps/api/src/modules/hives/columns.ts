import { getTableColumns } from 'drizzle-orm';
import { listings } from '../../platform/database/schema/index.js';

const { search: _search, kinds: _kinds, kindsReadBy: _readBy, ...listingColumns } = getTableColumns(listings);
/** Every column of a listing but those that only searches read. */
export { listingColumns };
