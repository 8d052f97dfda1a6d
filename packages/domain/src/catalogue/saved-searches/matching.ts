import { TOPIC_IDS } from '@campushive/contract';
import { nearbyIds } from '@campushive/contract/distance';
import { sql, and, eq, inArray, isNull, lte, gte, ne, notExists, or } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';

import { isAccountOpen } from '../../accounts/users/is-account-open.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';
import { listings, savedSearchAlerts, savedSearches, users } from '../../platform/database/schema/index.js';
import { isOfTopic } from '../hives/listing-conditions.js';

/** Every campus with its nearby campuses. */
const NEARBY = campus.institutions.map(
  (institution) => [institution.id, nearbyIds(campus.institutions, institution)] as const,
);

const price = sql<number>`coalesce(${listings.priceMinor}, 0)`;

/** Finds the students to notify of a new listing: the owners of matching searches saved before it, each once, without the poster. */
export function findWaiting(db: Db, listingId: string, now: Date) {
  const s = savedSearches;
  return db
    .selectDistinctOn([s.userId], { userId: s.userId, q: s.q, course: s.course, title: listings.title })
    .from(s)
    .innerJoin(listings, eq(listings.id, listingId))
    .innerJoin(users, eq(users.id, s.userId))
    .where(
      and(
        eq(listings.status, 'active'),
        lte(s.createdAt, listings.createdAt),
        ne(s.userId, listings.posterId),
        isAccountOpen(now),
        or(isNull(s.hive), eq(s.hive, listings.hive)),
        or(isNull(s.topic), ...TOPIC_IDS.map((id) => and(eq(s.topic, id), isOfTopic(id)))),
        or(isNull(s.universityId), eq(s.universityId, listings.universityId)),
        or(
          isNull(s.nearId),
          ...NEARBY.map(([id, near]) => and(eq(s.nearId, id), inArray(listings.universityId, near))),
        ),
        or(isNull(s.minPriceMinor), lte(s.minPriceMinor, price)),
        or(isNull(s.maxPriceMinor), gte(s.maxPriceMinor, price)),
        or(isNull(s.condition), sql`${s.condition} = ${listings.details}->>'condition'`),
        or(isNull(s.course), sql`${s.course} = ${listings.details}->>'courseCode'`),
        or(isNull(s.lexemes), sql`${listings.search} @@ to_tsquery('simple', ${s.lexemes})`),
        areUnblocked(db, s.userId, listings.posterId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(savedSearchAlerts)
            .where(and(eq(savedSearchAlerts.userId, s.userId), eq(savedSearchAlerts.listingId, listings.id))),
        ),
      ),
    )
    .orderBy(s.userId, s.id);
}
