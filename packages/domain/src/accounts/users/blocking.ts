import type { OpenOrder, Person } from '@campushive/contract';
import type { BlockChoice } from '@campushive/contract/rules/blocks';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Db } from '../../platform/database/database.js';
import { blocks, follows, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { personColumns, toPerson } from './person.js';

export interface NewBlock {
  readonly blockerId: string;
  readonly blockedId: string;
  /** Whether the open orders of both continue. */
  readonly keepsOrders: boolean;
  /** Whether the other side learns of it: not of a repetition, nor where its orders are cancelled. */
  readonly isNews: boolean;
}

/** A time in which an undecided block paused the releases between two students. */
export interface EndedPause {
  readonly one: string;
  readonly other: string;
  readonly pausedSince: Date;
}

export interface BlockingDeps {
  /** Reacts to a new block, or a new choice, in its transaction. */
  onBlocked(tx: Db, block: NewBlock, now: Date): Promise<void>;
  /** Reacts to the end of a pause of both students' releases, in its transaction. */
  onPauseEnded(tx: Db, pause: EndedPause, now: Date): Promise<void>;
  /** Lists the orders between both students with held money. */
  openOrders(blockerId: string, blockedId: string): Promise<OpenOrder[]>;
  /** Throws `cancel_too_late` unless every open order between both students can be cancelled. */
  requireCancellable(blockerId: string, blockedId: string): Promise<void>;
  /** Cancels the open orders between both students with a full refund. */
  cancelOpenOrders(blockerId: string, blockedId: string): Promise<void>;
}

const isBlockOf = (blockerId: string, blockedId: string) =>
  and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

async function findBlock(tx: Db, blockerId: string, blockedId: string) {
  const [block] = await tx.select().from(blocks).where(isBlockOf(blockerId, blockedId));
  return block;
}

/** Locks both students, as following does, so that two changes between them never run beside each other. */
async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(users.id)
    .for('no key update');
}

/** A student's blocks of other students. */
export class Blocking {
  readonly #platform: Platform;
  readonly #deps: BlockingDeps;

  constructor(platform: Platform, deps: BlockingDeps) {
    this.#platform = platform;
    this.#deps = deps;
  }

  /** Lists the orders that the blocker decides about. */
  async openOrders(blockerId: string, blockedId: string): Promise<OpenOrder[]> {
    await this.#requireStudent(blockedId);
    return this.#deps.openOrders(blockerId, blockedId);
  }

  /**
   * Blocks at once, then applies the blocker's choice for the open orders. A crash in between leaves them undecided,
   * which pauses their automatic release and asks the blocker again.
   */
  async block(blockerId: string, blockedId: string, choice: BlockChoice | undefined): Promise<void> {
    const { realtime, outbox } = this.#platform;
    if (blockerId === blockedId) throw new Failure('forbidden', 'You can’t block yourself.');
    await this.#requireStudent(blockedId);
    if (choice === 'cancel') await this.#deps.requireCancellable(blockerId, blockedId);
    await this.#store(blockerId, blockedId, choice);
    if (choice === 'cancel') await this.#deps.cancelOpenOrders(blockerId, blockedId);
    else await outbox.flush();
    // Presence on open pages ends with the block.
    realtime.emitVolatile(blockedId, 'presence', { userId: blockerId, presence: 'offline' });
    realtime.emitVolatile(blockerId, 'presence', { userId: blockedId, presence: 'offline' });
  }

  async #store(blockerId: string, blockedId: string, choice: BlockChoice | undefined): Promise<void> {
    const { db, clock } = this.#platform;
    await db.transaction(async (tx) => {
      const now = clock.now();
      await lockPair(tx, blockerId, blockedId);
      const before = await findBlock(tx, blockerId, blockedId);
      // Repeating a block without a choice does not take an earlier choice back.
      const keepsOrders = choice === 'keep' || (choice === undefined && before?.keepsOrders === true);
      if (keepsOrders && before?.keepsOrders === false) await this.#resume(tx, blockerId, blockedId, now);
      await tx
        .insert(blocks)
        .values({ blockerId, blockedId, createdAt: now, keepsOrders })
        .onConflictDoUpdate({
          target: [blocks.blockerId, blocks.blockedId],
          set: { keepsOrders, ...(before?.keepsOrders === true && !keepsOrders && { pausedSince: now }) },
        });
      const isNews = choice !== 'cancel' && before?.keepsOrders !== keepsOrders;
      await this.#deps.onBlocked(tx, { blockerId, blockedId, keepsOrders, isNews }, now);
      await tx
        .delete(follows)
        .where(
          or(
            and(eq(follows.followerId, blockerId), eq(follows.followedId, blockedId)),
            and(eq(follows.followerId, blockedId), eq(follows.followedId, blockerId)),
          ),
        );
    });
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    const { db, clock, outbox } = this.#platform;
    await this.#requireStudent(blockedId);
    await db.transaction(async (tx) => {
      await lockPair(tx, blockerId, blockedId);
      const before = await findBlock(tx, blockerId, blockedId);
      if (before === undefined) return;
      if (!before.keepsOrders) await this.#resume(tx, blockerId, blockedId, clock.now());
      await tx.delete(blocks).where(isBlockOf(blockerId, blockedId));
    });
    await outbox.flush();
  }

  /** Adds the pause of the pair's undecided blocks to their orders. A block by the other side pauses on, from now. */
  async #resume(tx: Db, blockerId: string, blockedId: string, now: Date): Promise<void> {
    const undecided = and(
      inArray(blocks.blockerId, [blockerId, blockedId]),
      inArray(blocks.blockedId, [blockerId, blockedId]),
      eq(blocks.keepsOrders, false),
    );
    const rows = await tx.select().from(blocks).where(undecided);
    const starts = rows.map(({ pausedSince, createdAt }) => (pausedSince ?? createdAt).getTime());
    if (starts.length === 0) return;
    const pause = { one: blockerId, other: blockedId, pausedSince: new Date(Math.min(...starts)) };
    await this.#deps.onPauseEnded(tx, pause, now);
    await tx.update(blocks).set({ pausedSince: now }).where(undecided);
  }

  /** The latest first. */
  async list(blockerId: string, page: { cursor?: string | undefined; limit?: number | undefined }) {
    const limit = limitOf(page);
    const [at, id] = page.cursor === undefined ? [] : decodeCursor(page.cursor, ['time', 'id']);
    const time = at === undefined ? undefined : new Date(at);
    const rows = await this.#platform.db
      .select({ person: personColumns(users), at: blocks.createdAt })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(
        and(
          eq(blocks.blockerId, blockerId),
          time &&
            or(lt(blocks.createdAt, time), and(eq(blocks.createdAt, time), lt(blocks.blockedId, String(id)))),
        ),
      )
      .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
      .limit(limit + 1);
    const { rows: shown, pagination } = pageOf(rows, limit, (row) => [row.at.toISOString(), row.person.id]);
    const data: Person[] = shown.map((row) => toPerson(row.person));
    return { data, pagination };
  }

  async #requireStudent(id: string): Promise<void> {
    const [student] = await this.#platform.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (student === undefined) throw notFound('Student');
  }
}
