import { eq } from 'drizzle-orm';
import type { Photo } from '@campushive/contract';
import { notFound } from '../../calls/failure.js';
import { users } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { chooseShelfName } from './choose-shelf-name.js';
import { requireHall } from './halls.js';
import { ratingOf } from './rating.js';
import { toUser } from './user.js';
import type { UsersContext } from './context.js';

export const updateProfile =
  ({ db, deps, clock }: UsersContext): Handler<'users.updateProfile'> =>
  async ({ name, bio, avatarId, hallId, shelfName }, { viewer }) => {
    if (typeof hallId === 'string') requireHall(hallId, viewer.universityId);
    const row = await db.transaction(async (tx) => {
      if (shelfName !== undefined) await chooseShelfName(tx, viewer.userId, shelfName);
      const avatar =
        avatarId === undefined || avatarId === null
          ? avatarId
          : avatarUrlOf(await deps.attachAvatar(tx, viewer.userId, avatarId));
      const [changed] = await tx
        .update(users)
        .set({
          updatedAt: clock.now(),
          ...(name !== undefined && { name }),
          ...(bio !== undefined && { bio: bio === '' ? null : bio }),
          ...(hallId !== undefined && { hallId }),
          ...(avatar !== undefined && { avatarUrl: avatar }),
        })
        .where(eq(users.id, viewer.userId))
        .returning();
      return changed;
    });
    if (row === undefined) throw notFound('Student');
    const rating = await ratingOf(db, row.id, clock.now());
    return { data: toUser(row, rating), message: 'Profile updated successfully!' };
  };

/**
 * Returns the address of an avatar's smallest size, because a face is never shown larger, in WebP: the lightest format that every supported
 * browser shows.
 */
export function avatarUrlOf({ url, variants }: Photo): string {
  const lightest = variants.filter((variant) => variant.format === 'webp').sort((a, b) => a.width - b.width);
  return lightest[0]?.url ?? url;
}
