import type { Suggestion } from '@campushive/contract';
import { desc, eq } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { recentSearches } from '../../platform/database/schema/index.js';
import { arePrefixes } from './are-prefixes.js';
import type { SuggestionsContext } from './suggestions-context.js';

export async function suggestRecent(
  { db }: SuggestionsContext,
  viewer: Viewer,
  words: readonly string[],
  limit: number,
): Promise<Suggestion[]> {
  const rows = await db
    .select()
    .from(recentSearches)
    .where(eq(recentSearches.userId, viewer.userId))
    .orderBy(desc(recentSearches.searchedAt));
  return rows
    .filter(({ folded }) => arePrefixes(words, folded.split(' ')) && folded !== words.join(' '))
    .slice(0, limit)
    .map(({ q }) => ({ kind: 'recent', text: q, hiveType: null, count: null, id: null }));
}
