import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.js';
import { conversations } from '../../platform/database/schema/index.js';

const MAX_KEPT = 10_000;

/** The two participants of a conversation. They never change, so they are read once and cached. */
export class ThreadPartners {
  readonly #db: Db;
  readonly #known = new LRUCache<string, readonly [string, string]>({ max: MAX_KEPT });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the other participant; undefined for every other student, and for an unknown conversation. */
  async of(conversationId: string, userId: string): Promise<string | undefined> {
    const pair = this.#known.get(conversationId) ?? (await this.#find(conversationId));
    if (pair === undefined) return undefined;
    const [one, other] = pair;
    return one === userId ? other : other === userId ? one : undefined;
  }

  async #find(conversationId: string): Promise<readonly [string, string] | undefined> {
    const [row] = await this.#db
      .select({ one: conversations.firstUserId, other: conversations.secondUserId })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    // A group has no pair, but members.
    if (row === undefined || row.one === null || row.other === null) return undefined;
    this.#known.set(conversationId, [row.one, row.other]);
    return [row.one, row.other];
  }
}
