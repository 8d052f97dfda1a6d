import type { Profile } from '@campushive/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { isStaff, type Viewer } from '../../calls/viewer.js';
import { blocks, follows, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { onAcquaintanceSought } from './acquaintance.js';
import { hallOf } from './halls.js';
import { ratingOf } from './rating.js';
import { recordOf } from './record.js';
import { settingsOf, toPublicUser, type UserRow } from './user.js';

/** Profile pages of students: their visibility and contents. */
export class Profiles {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Returns the page of the student with this shelf name. */
  async showShelf(name: string, viewer: Viewer | null): Promise<Profile> {
    const [row] = await this.#platform.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.shelfName, name));
    if (row === undefined) throw notFound('Student');
    return this.show(row.id, viewer);
  }

  async show(id: string, viewer: Viewer | null): Promise<Profile> {
    const { db, clock } = this.#platform;
    const row = await this.#require(id, viewer);
    const [rating, record, pairBlocks, follow] = await Promise.all([
      ratingOf(db, id, clock.now()),
      recordOf(db, id, clock.now()),
      viewer === null
        ? []
        : db
            .select({ blockerId: blocks.blockerId })
            .from(blocks)
            .where(
              and(
                inArray(blocks.blockerId, [viewer.userId, id]),
                inArray(blocks.blockedId, [viewer.userId, id]),
              ),
            ),
      this.#followOf(id, viewer),
    ]);
    return {
      ...toPublicUser(row, rating),
      hall: mayKnowHall(row, viewer) ? hallOf(row.hallId) : null,
      shelfName: row.shelfName,
      ...record,
      isBlocked: pairBlocks.some(({ blockerId }) => blockerId === viewer?.userId),
      canContact: pairBlocks.length === 0,
      ...follow,
    };
  }

  /** Returns the number of followers, without suspended ones, and whether the viewer follows. */
  async #followOf(id: string, viewer: Viewer | null): Promise<Pick<Profile, 'isFollowed' | 'followerCount'>> {
    const [row] = await this.#platform.db
      .select({
        count: count(),
        mine: sql<boolean>`coalesce(bool_or(${follows.followerId} = ${viewer?.userId ?? null}::uuid), false)`,
      })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followerId))
      .where(and(eq(follows.followedId, id), isNull(users.suspendedAt)));
    return { isFollowed: row?.mine ?? false, followerCount: row?.count ?? 0 };
  }

  /** Throws 404 unless the viewer may see the page. */
  async require(id: string, viewer: Viewer | null): Promise<void> {
    await this.#require(id, viewer);
  }

  /** Returns the user; throws 404 unless the page is shown to the viewer, who must not learn that it exists. */
  async #require(id: string, viewer: Viewer | null): Promise<UserRow> {
    const [row] = await this.#platform.db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (row === undefined || !(await this.#maySee(row, viewer))) throw notFound('Student');
    return row;
  }

  async #maySee(row: UserRow, viewer: Viewer | null): Promise<boolean> {
    if (viewer?.userId === row.id || isStaff(viewer)) return true;
    const { visibility } = settingsOf(row);
    switch (visibility) {
      case 'public':
        return true;
      case 'members':
        return viewer !== null;
      case 'hidden':
        return viewer !== null && onAcquaintanceSought.use(this.#platform.db, [row.id, viewer.userId]);
      default:
        return visibility satisfies never;
    }
  }
}

/** Whether a viewer learns the hall of a student: the student, and members where the student shows it. */
const mayKnowHall = (row: UserRow, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.userId === row.id || settingsOf(row).showHall);

/** Condition for searches: students who are not hidden. */
export const NOT_HIDDEN = sql`coalesce(${users.settings}->>'visibility', 'public') <> 'hidden'`;
