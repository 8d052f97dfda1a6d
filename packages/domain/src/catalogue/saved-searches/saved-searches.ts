import { MAX_SAVED_SEARCHES, type SavedSearch } from '@campushive/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { savedSearchAlerts, savedSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { universityId, universityIdsOf } from '../hives/finding.js';
import { readSearch } from '../hives/search.js';
import { lexemesOf, wordsOf } from '../hives/search-words.js';
import { countListings } from '../hives/store.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { findWaiting } from './matching.js';
import { toMajor, toPrice } from '../../platform/money.js';

type SavedSearchCalls = Handlers<'savedSearches.list' | 'savedSearches.create' | 'savedSearches.remove'>;
type Row = typeof savedSearches.$inferSelect;

export interface SavedSearchesDeps {
  readonly notify: NotificationsModule['notify'];
}

/** Searches that notify their owners of new listings. */
export function createSavedSearchesModule(
  platform: Platform,
  { notify }: SavedSearchesDeps,
): { readonly calls: SavedSearchCalls } {
  const { db, read, clock, outbox } = platform;
  outbox.on('listing.posted', ({ listingId }) => notifyMatches(listingId));

  const calls: SavedSearchCalls = {
    async 'savedSearches.list'(_input, { viewer }) {
      const rows = await db
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.userId, viewer.userId))
        .orderBy(desc(savedSearches.id));
      return { data: await Promise.all(rows.map(describe)), count: rows.length };
    },
    async 'savedSearches.create'(
      { q = '', hiveType, topic, university, near, minPrice, maxPrice, condition },
      { viewer },
    ) {
      const words = wordsOf(q);
      const narrowing = {
        hive: hiveType ?? null,
        topic: topic ?? null,
        universityId: university === undefined ? null : universityId(university),
        nearId: near === undefined ? null : universityId(near, 'near'),
        minPriceMinor: minPrice == null ? null : toPrice(minPrice, 'minPrice'),
        maxPriceMinor: maxPrice == null ? null : toPrice(maxPrice, 'maxPrice'),
        condition: condition ?? null,
      };
      const hasFilter = Object.values(narrowing).some((one) => one !== null);
      if (words.length === 0 && !hasFilter) throw invalidField('q', 'required');
      const [{ have } = { have: 0 }] = await db
        .select({ have: count() })
        .from(savedSearches)
        .where(eq(savedSearches.userId, viewer.userId));
      const { topic: shelf, nearId, ...always } = narrowing;
      // Searches saved before there were shelves and places keep their fingerprint.
      const later = shelf === null && nearId === null ? [] : [shelf, nearId];
      const fingerprint = JSON.stringify([words, ...Object.values(always), ...later]);
      const same = and(eq(savedSearches.userId, viewer.userId), eq(savedSearches.fingerprint, fingerprint));
      const [known] = await db.select().from(savedSearches).where(same);
      if (known === undefined && have >= MAX_SAVED_SEARCHES) {
        throw new Failure(
          'limit_reached',
          `That is ${MAX_SAVED_SEARCHES} already. Remove one to add another.`,
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
      return { data: await describe(row), message: 'Search saved' };
    },
    async 'savedSearches.remove'({ id }, { viewer }) {
      const deleted = await db
        .delete(savedSearches)
        .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.userId)))
        .returning({ id: savedSearches.id });
      if (deleted.length === 0) throw notFound('Saved search');
      return {};
    },
  };
  return { calls };

  async function describe(row: Row): Promise<SavedSearch> {
    const { count: found } = await countListings(
      read,
      {
        hive: row.hive ?? undefined,
        search: readSearch(row.q),
        topic: row.topic ?? undefined,
        universityIds: universityIdsOf({
          university: row.universityId ?? undefined,
          near: row.nearId ?? undefined,
        }),
        minPrice: row.minPriceMinor === null ? null : toMajor(row.minPriceMinor),
        maxPrice: row.maxPriceMinor === null ? null : toMajor(row.maxPriceMinor),
        condition: row.condition ?? undefined,
      },
      clock.now(),
    );
    return {
      id: row.id,
      q: row.q,
      hiveType: row.hive,
      topic: row.topic,
      university: row.universityId,
      near: row.nearId,
      minPrice: row.minPriceMinor === null ? null : toMajor(row.minPriceMinor),
      maxPrice: row.maxPriceMinor === null ? null : toMajor(row.maxPriceMinor),
      condition: row.condition,
      count: found,
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** Notifies each waiting student in a separate transaction: a repetition after a crash notifies only the rest. */
  async function notifyMatches(listingId: string): Promise<void> {
    for (const { userId, q, title } of await findWaiting(db, listingId, clock.now())) {
      await db.transaction(async (tx) => {
        const [first] = await tx
          .insert(savedSearchAlerts)
          .values({ userId, listingId, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning({ userId: savedSearchAlerts.userId });
        if (first === undefined) return;
        await notify(tx, {
          userId,
          type: 'task',
          kind: 'saved_search_match',
          values: { listing: title, search: q },
          subject: { type: 'listing', id: listingId },
        });
      });
    }
  }
}
