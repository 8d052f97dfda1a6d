import { createCollapse } from '../../platform/collapse.js';
import type { Clock } from '../../platform/clock.js';
import { builtOnce } from '../../platform/database/built-once.js';
import type { Db } from '../../platform/database/database.js';
import { listingsVersion } from '../../platform/database/schema/index.js';

/** Something read, and how much memory it takes by its number of rows. */
export interface Keepable {
  readonly rows: readonly unknown[];
  /** From when on, in milliseconds, it is another without anybody's doing. */
  readonly trueUntil: number;
}

const versionOf = builtOnce((db) =>
  db.select({ version: listingsVersion.version }).from(listingsVersion).prepare('listings_version'),
);

interface Kept<T> {
  readonly found: T;
  readonly version: string;
}

/** A row is some 2 KB. */
const ROWS_MAX = 5_000;
/** Even an empty page takes something. */
const weightOf = ({ rows }: Keepable) => rows.length + 1;

/**
 * Pages of lists that were read before, for as long as they are true. Each time somebody asks, it is read from the database
 * whether any listing or poster has changed since, on whatever process; whoever ask together share that reading. Keys are
 * for what all viewers see alike: nothing of one viewer's may be in it.
 */
export class KeptPages<T extends Keepable> {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept<T>>();
  #weight = 0;
  readonly #shareVersion = createCollapse<string | undefined>();
  readonly #shareReading = createCollapse<T>();

  /** `db` must be what pages are read from. */
  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async of(key: string, read: () => Promise<T>): Promise<T> {
    // Before the page: a change between the two makes it look older than it is, never younger.
    const version = await this.#shareVersion('', () => this.#version());
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.version === version && this.#isTrue(kept.found)) {
      this.#keep(key, kept);
      return kept.found;
    }
    return this.#shareReading(key, async () => {
      const found = await read();
      this.#drop(key);
      if (version !== undefined && this.#isTrue(found)) this.#keep(key, { found, version });
      return found;
    });
  }

  async #version(): Promise<string | undefined> {
    const [row] = await versionOf(this.#db).execute();
    return row?.version;
  }

  #isTrue({ trueUntil }: Keepable): boolean {
    return trueUntil > this.#clock.now().getTime();
  }

  /** As the latest asked for; those that nobody asks for go first. */
  #keep(key: string, kept: Kept<T>): void {
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#weight += weightOf(kept.found);
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= ROWS_MAX) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#weight -= weightOf(kept.found);
  }
}
