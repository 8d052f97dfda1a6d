import { desc, eq } from 'drizzle-orm';
import { savedSearches } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { describeSavedSearch } from './describe-saved-search.js';
import type { SavedSearchesContext } from './context.js';

export const listSavedSearches = (context: SavedSearchesContext): Handler<'savedSearches.list'> => {
  const { db } = context;
  return async (_input, { viewer }) => {
    const rows = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, viewer.userId))
      .orderBy(desc(savedSearches.id));
    return {
      data: await Promise.all(rows.map((row) => describeSavedSearch(context, row))),
      count: rows.length,
    };
  };
};
