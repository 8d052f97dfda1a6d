import { MINUTE, TOPICS, type Home } from '@campushive/contract';
import type { CallContext, Handlers } from '../../calls/handlers.js';
import type { Origin } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Platform } from '../../platform/platform.js';
import { singleFlight } from '../../platform/single-flight.js';
import { universityId } from '../../catalogue/hives/lists/finding.js';
import { FRESH_FOR, LARGE } from '../../catalogue/hives/lists/counts.js';

import { without } from './without.js';
import { composeCommon } from './compose-common.js';
import { type Common, type TopicCount, type Parts, visitorFrom, type HomeContext } from './context.js';
import { countByTopic } from '../../catalogue/hives/listing-counts.js';

type HomeCalls = Handlers<'home.get' | 'topics.list'>;

/** Numbers of listings in the front page's rows. */
const FEATURED = 4;
const FRESH = 8;
/**
 * Number of pictures: one row of the comb on a phone. Each is a request of a first visit, for which there is a budget
 * (docs/speed.md).
 */
const PICTURED = 4;
/** Cache lifetime. The front page is the same for all readers of a campus, and causes most of the server's load. */
const CACHE_LIFETIME = MINUTE / 4;

/** The front page in one answer, composed from the other modules. */
export function createHomeModule(platform: Platform, parts: Parts): { readonly calls: HomeCalls } {
  const { read, clock } = platform;
  /** Latest composed page for each preferred campus; under `''` without one. */
  const cache = new Map<string, { readonly until: Date; readonly home: Promise<Home> }>();
  let cachedTopics: { readonly until: Date; readonly topics: TopicCount[] } | undefined;
  const shareCount = singleFlight<Awaited<ReturnType<typeof countByTopic>>>();
  let cachedCommon: { readonly until: Date; readonly common: Promise<Common> } | undefined;

  const context: HomeContext = { parts, topics, platform };

  const calls: HomeCalls = {
    async 'home.get'(input, context) {
      const now = clock.now();
      const first = input.first === undefined ? '' : universityId(input.first, 'first');
      const cached = cache.get(first);
      if (cached !== undefined && cached.until > now) return { data: await cached.home };
      const home = compose(first, context, now);
      cache.set(first, { until: later(now, CACHE_LIFETIME), home });
      home.catch(() => cache.delete(first));
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
    const [common, featured, fresh, items] = await Promise.all([
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
      pictured: items.data.filter(({ photos }) => photos.length > 0).slice(0, PICTURED),
    };
  }

  /** Parts that are the same for every preferred campus. */
  function commonParts(origin: Origin, now: Date): Promise<Common> {
    if (cachedCommon === undefined || cachedCommon.until <= now) {
      const common = composeCommon(context, origin, now);
      cachedCommon = { until: later(now, CACHE_LIFETIME), common };
      common.catch(() => (cachedCommon = undefined));
    }
    return cachedCommon.common;
  }

  /** Counting reads whole hives, so a large count may be as old as the one above a list. */
  async function topics(now: Date): Promise<TopicCount[]> {
    if (cachedTopics !== undefined && cachedTopics.until > now) return cachedTopics.topics;
    const counts = await shareCount('', () => countByTopic(read, now));
    const topics = counts.map(({ id, count }) => ({ id, hive: TOPICS[id].hive, count }));
    if (topics.some(({ count }) => count >= LARGE)) cachedTopics = { until: later(now, FRESH_FOR), topics };
    return topics;
  }
}
