import type { ThreadKind } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.js';
import { conversations } from '../../platform/database/schema/index.js';

const MAX_CACHED = 10_000;

type CachedThread = readonly [string, string] | 'group';

/** The two participants of a conversation, or a group. Neither ever changes, so they are read once and cached. */
export class ThreadPartners {
  readonly #db: Db;
  readonly #known = new LRUCache<string, CachedThread>({ max: MAX_CACHED });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the other participant; undefined for every other student, and for an unknown conversation. */
  async of(conversationId: string, userId: string): Promise<string | undefined> {
    const pair = await this.#get(conversationId);
    if (pair === undefined || pair === 'group') return undefined;
    const [one, other] = pair;
    return one === userId ? other : other === userId ? one : undefined;
  }

  /** Returns the kind of a thread. The group of an event has no row before something is stored in it, so an unknown id may be one. */
  async kindOf(id: string): Promise<ThreadKind> {
    const cached = await this.#get(id);
    return cached === undefined || cached === 'group' ? 'group' : 'direct';
  }

  async #get(id: string): Promise<CachedThread | undefined> {
    return this.#known.get(id) ?? (await this.#find(id));
  }

  async #find(conversationId: string): Promise<CachedThread | undefined> {
    const [row] = await this.#db
      .select({ one: conversations.firstUserId, other: conversations.secondUserId })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    if (row === undefined) return undefined;
    // A group has no pair, but members.
    const found: CachedThread = row.one === null || row.other === null ? 'group' : [row.one, row.other];
    this.#known.set(conversationId, found);
    return found;
  }
}
