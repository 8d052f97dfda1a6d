import { MINUTE, SECOND } from '@campushive/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.js';

export interface Counted {
  readonly count: number;
  /** The first end of those counted: from then on there are fewer. */
  readonly firstEnd: Date | null;
}
interface CachedCount {
  readonly counted: Counted;
  readonly at: number;
}

/** Counts below this are exact: counting is cheap, and users notice a difference of one. */
export const LARGE = 1_000;
/** Maximum age of a shown count before it is counted again, in ms. */
export const FRESH_FOR = 30 * SECOND;
/** Maximum age of a count that is shown during the recount, in ms. */
const CACHE_LIFETIME = 10 * MINUTE;
const MAX_CACHED = 2_000;

/** Counts matching listings: small numbers are counted each time, large ones are cached for a while. */
export class Counts {
  readonly #clock: Clock;
  readonly #known = new LRUCache<string, CachedCount>({ max: MAX_CACHED });
  readonly #counting = new Map<string, Promise<Counted>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async of(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const cached = this.#known.get(key);
    const age = cached === undefined ? Infinity : this.#clock.now().getTime() - cached.at;
    if (cached === undefined || age > CACHE_LIFETIME) return this.#count(key, count);
    if (age > FRESH_FOR) this.#count(key, count).catch(() => undefined);
    return cached.counted;
  }

  /** Callers that ask for a large number while it is counted share that count. */
  #count(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const under = this.#counting.get(key);
    if (under !== undefined && this.#known.has(key)) return under;
    const counting = count().then((found) => this.#remember(key, found));
    const end = () => void this.#counting.delete(key);
    counting.then(end, end);
    this.#counting.set(key, counting);
    return counting;
  }

  #remember(key: string, counted: Counted): Counted {
    this.#known.delete(key);
    if (counted.count >= LARGE) this.#known.set(key, { counted, at: this.#clock.now().getTime() });
    return counted;
  }
}
