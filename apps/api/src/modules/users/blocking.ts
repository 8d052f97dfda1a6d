import type { Person } from '@campushive/contract';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { blocks, follows, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { endOffersBetween } from '../offers/write.js';
import { personColumns, toPerson } from './person.js';

/** Whom a student does not want to hear of. */
export class Blocking {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async block(blockerId: string, blockedId: string): Promise<void> {
    const { db, clock, realtime } = this.#platform;
    if (blockerId === blockedId) throw new Failure('forbidden', 'You cannot block yourself.');
    await this.#requireStudent(blockedId);
    await db.transaction(async (tx) => {
      const now = clock.now();
      // Following locks them as well, so that it does not begin beside this.
      await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [blockerId, blockedId]))
        .orderBy(users.id)
        .for('no key update');
      await tx.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing();
      await endOffersBetween(tx, blockerId, blockedId, 'blocked', now);
      await tx
        .delete(follows)
        .where(
          or(
            and(eq(follows.followerId, blockerId), eq(follows.followedId, blockedId)),
            and(eq(follows.followerId, blockedId), eq(follows.followedId, blockerId)),
          ),
        );
    });
    // From now on neither learns what the other does; what their pages show is taken back.
    realtime.emitVolatile(blockedId, 'presence', { userId: blockerId, presence: 'offline' });
    realtime.emitVolatile(blockerId, 'presence', { userId: blockedId, presence: 'offline' });
  }

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.#requireStudent(blockedId);
    await this.#platform.db
      .delete(blocks)
      .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
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
