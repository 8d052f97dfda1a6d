import { findUniversity, type Testimonial } from '@campushive/contract';
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { orders, reviews, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { campus } from '../../platform/campus.js';
import { without } from './without.js';

const TESTIMONIALS = 3;

/** Number of reviews among which testimonials are chosen. */
const TESTIMONIALS_READ = 40;

/** Minimum length of a testimonial, in characters. */
const WORDS_MIN = 40;

/** Returns the best public reviews, the newest first, without their authors, from as many universities as there are. */
export async function findTestimonials({ read }: Platform, now: Date): Promise<Testimonial[]> {
  const rows = await read
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      title: orders.listingTitle,
      university: users.universityId,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(
      and(
        // Reviews by buyers, who have more to say.
        eq(reviews.authorId, orders.buyerId),
        lte(reviews.shownAt, now),
        gte(reviews.stars, 4),
        sql`length(${reviews.text}) >= ${WORDS_MIN}`,
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(desc(reviews.stars), desc(reviews.id))
    .limit(TESTIMONIALS_READ);
  // Repeated texts would look made up.
  const distinct = rows.filter((row, at) => rows.findIndex((one) => one.text === row.text) === at);
  const others = distinct.filter(
    (row, at) => distinct.findIndex((one) => one.university === row.university) === at,
  );
  const chosen = [...others, ...without(distinct, others)].slice(0, TESTIMONIALS);
  return chosen.map(({ university, ...row }) => ({
    ...row,
    university: findUniversity(campus, university)?.displayName ?? null,
  }));
}
