import { LRUCache } from 'lru-cache';
import { singleFlight } from '../../../platform/single-flight.js';
import type { Clock } from '../../../platform/clock.js';
import { preparedQuery } from '../../../platform/database/prepared-query.js';
import type { Db } from '../../../platform/database/database.js';
import { listingsVersion } from '../../../platform/database/schema/index.js';

/** A cached page; the number of rows is its weight. */
export interface Cacheable {
  readonly rows: readonly unknown[];
  /** Epoch milliseconds at which time alone changes the page (a listing expires). */
  readonly expiresAt: number;
}

const versionOf = preparedQuery((db) =>
  db.select({ version: listingsVersion.version }).from(listingsVersion).prepare('listings_version'),
);

interface Entry<T> {
  readonly page: T;
  readonly version: string;
}

/** A row takes about 2 KB. */
const MAX_ROWS = 5_000;
/**
 * Caches pages of lists while they are valid. Every call reads from the database whether a listing or poster has changed
 * since, on any process; simultaneous callers share that read. A key covers what all viewers see alike: a page contains
 * nothing that belongs to one viewer.
 */
export class VersionedListCache<T extends Cacheable> {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry<T>>({
    maxSize: MAX_ROWS,
    // An empty page has a size too.
    sizeCalculation: ({ page }) => page.rows.length + 1,
  });
  readonly #shareVersion = singleFlight<string | undefined>();
  readonly #sharePage = singleFlight<T>();

  /** `db` must be the database that pages are read from. */
  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async get(key: string, read: () => Promise<T>): Promise<T> {
    // Reads the version before the page: a change in between makes the page look older than it is, never newer.
    const version = await this.#shareVersion('', () => this.#version());
    const entry = this.#entries.get(key);
    if (entry !== undefined && entry.version === version && this.#isValid(entry.page)) return entry.page;
    return this.#sharePage(key, async () => {
      const page = await read();
      if (version !== undefined && this.#isValid(page)) this.#entries.set(key, { page, version });
      else this.#entries.delete(key);
      return page;
    });
  }

  async #version(): Promise<string | undefined> {
    const [row] = await versionOf(this.#db).execute();
    return row?.version;
  }

  #isValid({ expiresAt }: Cacheable): boolean {
    return expiresAt > this.#clock.now().getTime();
  }
}
