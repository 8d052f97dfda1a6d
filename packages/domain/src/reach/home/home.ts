import { findUniversity, MINUTE, TOPICS, type Home, type Testimonial } from '@campushive/contract';
import { and, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../calls/handlers.js';
import type { Origin } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { orders, reviews, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { singleFlight } from '../../platform/single-flight.js';
import { universityId } from '../../catalogue/hives/finding.js';
import { FRESH_FOR, LARGE } from '../../catalogue/hives/counts.js';
import { countByTopic } from '../../catalogue/hives/store.js';
import { campus } from '../../platform/campus.js';

type HomeCalls = Handlers<'home.get' | 'topics.list'>;
type Common = Omit<Home, 'listingCount' | 'featured' | 'fresh' | 'pictured'>;
type TopicCount = Home['topics'][number];
type Parts = Pick<Handlers, 'hives.types' | 'hives.list' | 'universities.list'>;

/** Numbers of listings in the front page's rows. */
const FEATURED = 4;
const FRESH = 8;
/**
 * Number of pictures: one row of the comb on a phone. Each is a request of a first visit, for which there is a budget
 * (docs/speed.md).
 */
const PICTURED = 4;
const TESTIMONIALS = 3;
/** Number of reviews among which testimonials are chosen. */
const TESTIMONIALS_READ = 40;
/** Cache lifetime. The front page is the same for all readers of a campus, and causes most of the server's load. */
const KEPT_FOR = MINUTE / 4;
/** Minimum length of a testimonial, in characters. */
const WORDS_MIN = 40;

/** The front page in one answer, composed from the other modules. */
export function createHomeModule(platform: Platform, parts: Parts): { readonly calls: HomeCalls } {
  const { read, clock } = platform;
  /** Latest composed page for each preferred campus; under `''` without one. */
  const kept = new Map<string, { readonly until: Date; readonly home: Promise<Home> }>();
  let keptTopics: { readonly until: Date; readonly topics: TopicCount[] } | undefined;
  const shareCount = singleFlight<Awaited<ReturnType<typeof countByTopic>>>();
  let keptCommon: { readonly until: Date; readonly common: Promise<Common> } | undefined;

  const calls: HomeCalls = {
    async 'home.get'(input, context) {
      const now = clock.now();
      const first = input.first === undefined ? '' : universityId(input.first, 'first');
      const known = kept.get(first);
      if (known !== undefined && known.until > now) return { data: await known.home };
      const home = compose(first, context, now);
      kept.set(first, { until: later(now, KEPT_FOR), home });
      home.catch(() => kept.delete(first));
      return { data: await home };
    },
    async 'topics.list'() {
      const data = await topics(clock.now());
      return { data, count: data.length };
    },
  };
  return { calls };

  async function compose(first: string, { origin }: CallContext<'home.get'>, now: Date): Promise<Home> {
    const visitor = visitorFrom(origin);
    const led = { sort: 'newest', ...(first !== '' && { first }) } as const;
    const [common, featured, fresh, things] = await Promise.all([
      commonParts(origin, now),
      parts['hives.list']({ ...led, hiveType: 'sidehustle', limit: FEATURED }, visitor),
      parts['hives.list']({ ...led, limit: FEATURED + FRESH }, visitor),
      // Requests twice as many, because some have no photo.
      parts['hives.list']({ ...led, hiveType: 'essentials', limit: 2 * PICTURED }, visitor),
    ]);
    return {
      ...common,
      listingCount: fresh.count ?? 0,
      featured: featured.data,
      fresh: without(fresh.data, featured.data).slice(0, FRESH),
      pictured: things.data.filter(({ photos }) => photos.length > 0).slice(0, PICTURED),
    };
  }

  /** Parts that are the same for every preferred campus. */
  function commonParts(origin: Origin, now: Date): Promise<Common> {
    if (keptCommon === undefined || keptCommon.until <= now) {
      const common = composeCommon(origin, now);
      keptCommon = { until: later(now, KEPT_FOR), common };
      common.catch(() => (keptCommon = undefined));
    }
    return keptCommon.common;
  }

  async function composeCommon(origin: Origin, now: Date): Promise<Common> {
    const visitor = visitorFrom(origin);
    const [hives, counted, universities, figures, testimonials] = await Promise.all([
      parts['hives.types']({}, visitor),
      topics(now),
      parts['universities.list']({}, visitor),
      countPeople(),
      findTestimonials(now),
    ]);
    return {
      ...figures,
      hives: hives.data,
      topics: counted,
      testimonials,
      universities: campus.landingInstitutions.flatMap((id) =>
        universities.data.filter((one) => one.id === id),
      ),
    };
  }

  /** Counting reads whole hives, so a large count may be as old as the one above a list. */
  async function topics(now: Date): Promise<TopicCount[]> {
    if (keptTopics !== undefined && keptTopics.until > now) return keptTopics.topics;
    const counts = await shareCount('', () => countByTopic(read, now));
    const topics = counts.map(({ id, count }) => ({ id, hive: TOPICS[id].hive, count }));
    if (topics.some(({ count }) => count >= LARGE)) keptTopics = { until: later(now, FRESH_FOR), topics };
    return topics;
  }

  async function countPeople(): Promise<Pick<Home, 'studentCount' | 'completedCount'>> {
    const [students] = await read
      .select({ count: count() })
      .from(users)
      .where(and(eq(users.isVerified, true), isNull(users.deletedAt)));
    const [completed] = await read
      .select({ count: count() })
      .from(orders)
      .where(inArray(orders.status, ['released', 'paid_out']));
    return { studentCount: students?.count ?? 0, completedCount: completed?.count ?? 0 };
  }

  /** Returns the newest good public reviews, without their authors, from as many universities as there are. */
  async function findTestimonials(now: Date): Promise<Testimonial[]> {
    const rows = await read
      .select({ id: reviews.id, stars: reviews.stars, text: reviews.text, university: users.universityId })
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
      .orderBy(desc(reviews.id))
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
}

const visitorFrom = (origin: Origin) => ({ viewer: null, origin, file: undefined });

const without = <T extends { readonly id: string }>(all: readonly T[], excluded: readonly T[]): T[] =>
  all.filter(({ id }) => !excluded.some((one) => one.id === id));
