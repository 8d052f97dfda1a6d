import { MAX_RECENT_SEARCHES } from '@campushive/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Handler } from '../../calls/handlers.js';
import { wordsOf } from '../hives/lists/search-words.js';

export const rememberSearch =
  ({ clock, db }: Platform): Handler<'search.remember'> =>
  async ({ q }, { viewer }) => {
    const folded = wordsOf(q).join(' ');
    if (folded === '') return {};
    const searchedAt = clock.now();
    await db.transaction(async (tx) => {
      await tx
        .insert(recentSearches)
        .values({ userId: viewer.userId, folded, q, searchedAt })
        .onConflictDoUpdate({
          target: [recentSearches.userId, recentSearches.folded],
          set: { q, searchedAt },
        });
      const old = await tx
        .select({ folded: recentSearches.folded })
        .from(recentSearches)
        .where(eq(recentSearches.userId, viewer.userId))
        .orderBy(desc(recentSearches.searchedAt))
        .offset(MAX_RECENT_SEARCHES);
      await tx.delete(recentSearches).where(
        and(
          eq(recentSearches.userId, viewer.userId),
          inArray(
            recentSearches.folded,
            old.map((row) => row.folded),
          ),
        ),
      );
    });
    return {};
  };
