import { singleFlight } from '../../platform/single-flight.js';
import type { Clock } from '../../platform/clock.js';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import type { Db } from '../../platform/database/database.js';
import { listingsVersion } from '../../platform/database/schema/index.js';

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
/** An empty page has a weight too. */
const weightOf = ({ rows }: Cacheable) => rows.length + 1;

/**
 * Caches pages of lists while they are valid. Every call reads from the database whether a listing or poster has changed
 * since, on any process; simultaneous callers share that read. A key covers what all viewers see alike: a page contains
 * nothing that belongs to one viewer.
 */
export class VersionedListCache<T extends Cacheable> {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry<T>>();
  #weight = 0;
  readonly #shareVersion = singleFlight<string | undefined>();
  readonly #sharePage = singleFlight<T>();

  /** `db` must be the database that pages are read from. */
  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async get(key: string, read: () => Promise<T>): Promise<T> {
    // Read before the page: a change between the two makes the page look older than it is, never younger.
    const version = await this.#shareVersion('', () => this.#version());
    const entry = this.#entries.get(key);
    if (entry !== undefined && entry.version === version && this.#isValid(entry.page)) {
      this.#set(key, entry);
      return entry.page;
    }
    return this.#sharePage(key, async () => {
      const page = await read();
      this.#delete(key);
      if (version !== undefined && this.#isValid(page)) this.#set(key, { page, version });
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

  /** Inserts as the most recently used entry and evicts the least recently used ones. */
  #set(key: string, entry: Entry<T>): void {
    this.#delete(key);
    this.#entries.set(key, entry);
    this.#weight += weightOf(entry.page);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= MAX_ROWS) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= weightOf(entry.page);
  }
}
