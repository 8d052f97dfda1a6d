import { and, eq } from 'drizzle-orm';
import { recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Handler } from '../../calls/handlers.js';
import { wordsOf } from '../hives/lists/search-words.js';

export const forgetSearches =
  ({ db }: Platform): Handler<'search.forget'> =>
  async ({ q }, { viewer }) => {
    const mine = eq(recentSearches.userId, viewer.userId);
    const deleted = await db
      .delete(recentSearches)
      .where(q === undefined ? mine : and(mine, eq(recentSearches.folded, wordsOf(q).join(' '))))
      .returning({ folded: recentSearches.folded });
    return { count: deleted.length };
  };
