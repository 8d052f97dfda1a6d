import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { limitOf } from '../../http/page.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { NO_RATING, ratingOf, ratingsOf } from '../reviews/rating.js';
import { changeSettings, type Photo } from '@campushive/contract';
import { Blocking } from './blocking.js';
import { NOT_HIDDEN, Profiles } from './profiles.js';
import { settingsOf, toPublicUser, toUser } from './user.js';
import { wordsOf, withLikeness } from '../hives/search.js';
import { personFits, personLikeness, personNearlyFits } from '../search/people.js';

type UserCalls = Handlers<
  | 'users.get'
  | 'users.updateProfile'
  | 'users.updateSettings'
  | 'users.listings'
  | 'users.blocked'
  | 'users.block'
  | 'users.unblock'
  | 'users.search'
>;

export interface UsersDeps {
  /** The picture of the student's own upload; throws `validation_failed` on anything else. */
  attachAvatar(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
  /** Tells others whether they now see the student online. */
  presenceChanged(userId: string): Promise<void>;
}

/** More than anybody needs; enough to stop a script that blocks a whole campus. */
const BLOCKS_A_MINUTE = 30;

/** Profiles, settings, and who wants nothing to do with whom. */
export function createUsersModule(platform: Platform, deps: UsersDeps): { readonly calls: UserCalls } {
  const { db, clock, limits } = platform;
  const profiles = new Profiles(platform);
  const blocking = new Blocking(platform);
  const calls: UserCalls = {
    async 'users.get'({ id }, { viewer }) {
      return { data: await profiles.show(id, viewer) };
    },
    'users.listings': (input, { viewer }) => profiles.listings(input, viewer),
    'users.blocked': (input, { viewer }) => blocking.list(viewer.userId, input),
    async 'users.block'({ id }, { viewer }) {
      await limits.hit(`block:${viewer.userId}`, BLOCKS_A_MINUTE, 60);
      await blocking.block(viewer.userId, id);
      return { message: 'Blocked' };
    },
    async 'users.unblock'({ id }, { viewer }) {
      await blocking.unblock(viewer.userId, id);
      return { message: 'Unblocked' };
    },
    async 'users.updateSettings'(change, { viewer }) {
      const settings = await db.transaction(async (tx) => {
        const own = eq(users.id, viewer.userId);
        const [row] = await tx.select().from(users).where(own).for('update');
        if (row === undefined) throw notFound('Student');
        const changed = changeSettings(settingsOf(row), change);
        await tx.update(users).set({ settings: changed, updatedAt: clock.now() }).where(own);
        return changed;
      });
      if (change.showPresence !== undefined) await deps.presenceChanged(viewer.userId);
      return { data: settings, message: 'Settings saved' };
    },
    async 'users.updateProfile'({ name, bio, avatarId }, { viewer }) {
      const row = await db.transaction(async (tx) => {
        const avatar =
          avatarId === undefined || avatarId === null
            ? avatarId
            : smallestOf(await deps.attachAvatar(tx, viewer.userId, avatarId));
        const [changed] = await tx
          .update(users)
          .set({
            updatedAt: clock.now(),
            ...(name !== undefined && { name }),
            ...(bio !== undefined && { bio: bio === '' ? null : bio }),
            ...(avatar !== undefined && { avatarUrl: avatar }),
          })
          .where(eq(users.id, viewer.userId))
          .returning();
        return changed;
      });
      if (row === undefined) throw notFound('Student');
      const rating = await ratingOf(db, row.id, clock.now());
      return { data: toUser(row, rating), message: 'Profile updated successfully!' };
    },
    async 'users.search'(input, { viewer }) {
      const words = wordsOf(input.q);
      const exact = await findPeople(db, personFits(words), words, limitOf(input), viewer);
      const rows =
        exact.length > 0
          ? exact
          : await withLikeness(db, (tx) =>
              findPeople(tx, personNearlyFits(words), words, limitOf(input), viewer),
            );
      const ratings = await ratingsOf(
        db,
        rows.map((row) => row.id),
        clock.now(),
      );
      return {
        data: rows.map((row) => toPublicUser(row, ratings.get(row.id) ?? NO_RATING)),
        count: rows.length,
      };
    },
  };
  return { calls };

  function findPeople(
    from: Db,
    fits: SQL | undefined,
    words: readonly string[],
    limit: number,
    viewer: Viewer,
  ) {
    return from
      .select()
      .from(users)
      .where(
        and(
          fits,
          isNull(users.deletedAt),
          isNull(users.suspendedAt),
          NOT_HIDDEN,
          ne(users.id, viewer.userId),
        ),
      )
      .orderBy(desc(personLikeness(words)), asc(users.name), asc(users.id))
      .limit(limit);
  }
}

/** A face is never shown larger than the smallest size of a photo, so no larger one is loaded. */
function smallestOf({ url, variants }: Photo): string {
  const jpegs = variants.filter((one) => one.format === 'jpeg').sort((a, b) => a.width - b.width);
  return jpegs[0]?.url ?? url;
}
