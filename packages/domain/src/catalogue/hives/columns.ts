import { getTableColumns, sql } from 'drizzle-orm';
import { personColumns } from '../../accounts/users/person.js';
import { listings, users } from '../../platform/database/schema/index.js';

const { search: _search, kinds: _kinds, kindsReadBy: _readBy, ...listingColumns } = getTableColumns(listings);
/** Columns of a listing, except those that only searches read. */
export { listingColumns };

/** Columns of the student who posted a listing, with the setting of who sees their profile. */
export const posterColumns = () => ({
  ...personColumns(users),
  visibility: sql<string>`coalesce(${users.settings}->>'visibility', 'public')`,
});
