import { and, asc, eq, ilike, isNull, ne } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { limitOf } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Photo } from '@campushive/contract';
import { NO_RATING, ratingOf, ratingsOf } from '../reviews/rating.js';
import { toPublicUser, toUser } from './user.js';

type UserCalls = Handlers<'users.get' | 'users.updateProfile' | 'users.search'>;

export interface UsersDeps {
  /** The picture of the student's own upload; throws `validation_failed` on anything else. */
  attachAvatar(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
}

/** Profiles. */
export function createUsersModule(platform: Platform, deps: UsersDeps): { readonly calls: UserCalls } {
  const { db, clock } = platform;
  const calls: UserCalls = {
    async 'users.get'({ id }) {
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt)));
      if (row === undefined) throw notFound('Student');
      return { data: toPublicUser(row, await ratingOf(db, id, clock.now())) };
    },
    async 'users.updateProfile'({ name, bio, avatarId }, { viewer }) {
      const row = await db.transaction(async (tx) => {
        const avatar =
          avatarId === undefined || avatarId === null
            ? avatarId
            : (await deps.attachAvatar(tx, viewer.userId, avatarId)).url;
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
      const words = input.q.split(/\s+/);
      const rows = await db
        .select()
        .from(users)
        .where(
          and(
            ...words.map((word) => ilike(users.name, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
            isNull(users.deletedAt),
            isNull(users.suspendedAt),
            ne(users.id, viewer.userId),
          ),
        )
        .orderBy(asc(users.name), asc(users.id))
        .limit(limitOf(input));
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
}
