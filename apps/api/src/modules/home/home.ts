import { findUniversity, MINUTE, TOPICS, type Home, type Testimonial } from '@campushive/contract';
import { and, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../http/handlers.js';
import { later } from '../../platform/clock.js';
import { orders, reviews, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { countByTopic } from '../hives/store.js';
import { campus } from '../../campus.js';

type HomeCalls = Handlers<'home.get' | 'topics.list'>;
type Parts = Pick<Handlers, 'hives.types' | 'hives.list' | 'universities.list'>;

/** As many as fill the front page's rows. */
const FEATURED = 4;
const FRESH = 8;
const TESTIMONIALS = 3;
/** Among so many the chosen ones are looked for. */
const TESTIMONIALS_READ = 40;
/** In this order on the front page. */
const FRONT_UNIVERSITIES = ['ug', 'knust', 'ucc', 'central', 'gimpa', 'ashesi', 'upsa', 'uew'];
/** The front page is the same for everybody, and most of what the server is asked. */
const KEPT_FOR = MINUTE / 4;
/** A testimonial says something. */
const WORDS_MIN = 40;

/** The front page in one answer, put together from the other modules. */
export function createHomeModule(platform: Platform, parts: Parts): { readonly calls: HomeCalls } {
  const { read, clock } = platform;
  let kept: { readonly until: Date; readonly home: Promise<Home> } | undefined;

  const calls: HomeCalls = {
    async 'home.get'(_input, context) {
      const now = clock.now();
      if (kept === undefined || kept.until <= now) {
        const home = compose(context, now);
        kept = { until: later(now, KEPT_FOR), home };
        home.catch(() => (kept = undefined));
      }
      return { data: await kept.home };
    },
    async 'topics.list'() {
      const data = await topics(clock.now());
      return { data, count: data.length };
    },
  };
  return { calls };

  async function compose({ origin }: CallContext<'home.get'>, now: Date): Promise<Home> {
    const visitor = { viewer: null, origin, file: undefined };
    const [hives, counted, featured, fresh, universities, figures, testimonials] = await Promise.all([
      parts['hives.types']({}, visitor),
      topics(now),
      parts['hives.list']({ hiveType: 'sidehustle', sort: 'newest', limit: FEATURED }, visitor),
      parts['hives.list']({ sort: 'newest', limit: FEATURED + FRESH }, visitor),
      parts['universities.list']({}, visitor),
      countPeople(),
      findTestimonials(now),
    ]);
    return {
      ...figures,
      listingCount: fresh.count ?? 0,
      hives: hives.data,
      topics: counted,
      featured: featured.data,
      fresh: without(fresh.data, featured.data).slice(0, FRESH),
      testimonials,
      universities: FRONT_UNIVERSITIES.flatMap((id) => universities.data.filter((one) => one.id === id)),
    };
  }

  async function topics(now: Date) {
    const counts = await countByTopic(read, now);
    return counts.map(({ id, count }) => ({ id, hive: TOPICS[id].hive, count }));
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

  /** The newest good reviews that everybody may see, without who wrote them; of as many universities as there are. */
  async function findTestimonials(now: Date): Promise<Testimonial[]> {
    const rows = await read
      .select({ id: reviews.id, stars: reviews.stars, text: reviews.text, university: users.universityId })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .innerJoin(users, eq(users.id, reviews.authorId))
      .where(
        and(
          // Who paid has the more to tell.
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
    const others = rows.filter(
      (row, at) => rows.findIndex((one) => one.university === row.university) === at,
    );
    const chosen = [...others, ...without(rows, others)].slice(0, TESTIMONIALS);
    return chosen.map(({ university, ...row }) => ({
      ...row,
      university: findUniversity(campus, university)?.displayName ?? null,
    }));
  }
}

const without = <T extends { readonly id: string }>(all: readonly T[], gone: readonly T[]): T[] =>
  all.filter(({ id }) => !gone.some((one) => one.id === id));
