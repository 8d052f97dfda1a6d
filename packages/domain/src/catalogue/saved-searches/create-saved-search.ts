import { MAX_SAVED_SEARCHES } from '@campushive/contract';
import { and, count, eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import { savedSearches } from '../../platform/database/schema/index.js';
import { toPrice } from '../../platform/money.js';
import type { Handler } from '../../calls/handlers.js';
import { universityId } from '../hives/lists/finding.js';
import { lexemesOf, wordsOf } from '../hives/lists/search-words.js';
import { describeSavedSearch } from './describe-saved-search.js';
import type { SavedSearchesContext } from './context.js';

export const createSavedSearch = (context: SavedSearchesContext): Handler<'savedSearches.create'> => {
  const { db, clock } = context;
  return async (
    { q = '', hiveType, topic, university, near, minPrice, maxPrice, condition, course },
    { viewer },
  ) => {
    const words = wordsOf(q);
    const narrowing = {
      hive: hiveType ?? null,
      topic: topic ?? null,
      universityId: university === undefined ? null : universityId(university),
      nearId: near === undefined ? null : universityId(near, 'near'),
      minPriceMinor: minPrice == null ? null : toPrice(minPrice, 'minPrice'),
      maxPriceMinor: maxPrice == null ? null : toPrice(maxPrice, 'maxPrice'),
      condition: condition ?? null,
      course: course ?? null,
    };
    const hasFilter = Object.values(narrowing).some((one) => one !== null);
    if (words.length === 0 && !hasFilter) throw invalidField('q', 'required');
    const [{ have } = { have: 0 }] = await db
      .select({ have: count() })
      .from(savedSearches)
      .where(eq(savedSearches.userId, viewer.userId));
    const { topic: shelf, nearId, course: code, ...always } = narrowing;
    // Searches saved before there were shelves, places and courses keep their fingerprint.
    const later = shelf === null && nearId === null ? [] : [shelf, nearId];
    const ofCourse = code === null ? [] : [{ course: code }];
    const fingerprint = JSON.stringify([words, ...Object.values(always), ...later, ...ofCourse]);
    const same = and(eq(savedSearches.userId, viewer.userId), eq(savedSearches.fingerprint, fingerprint));
    const [existing] = await db.select().from(savedSearches).where(same);
    if (existing === undefined && have >= MAX_SAVED_SEARCHES) {
      throw new Failure(
        'limit_reached',
        `You’ve reached the limit of ${MAX_SAVED_SEARCHES} saved searches. Remove one to add another.`,
      );
    }
    await db
      .insert(savedSearches)
      .values({
        userId: viewer.userId,
        q,
        lexemes: words.length === 0 ? null : lexemesOf(words),
        ...narrowing,
        fingerprint,
        createdAt: clock.now(),
      })
      .onConflictDoNothing();
    const [row] = await db.select().from(savedSearches).where(same);
    if (row === undefined) throw notFound('Saved search');
    return { data: await describeSavedSearch(context, row), message: 'Search saved' };
  };
};
