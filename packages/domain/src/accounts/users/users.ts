import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { limitOf } from '../../calls/page.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { ratingOf } from '../../deals/reviews/rating.js';
import { changeSettings, type Photo } from '@campushive/contract';
import { Blocking, type BlockingDeps } from './blocking.js';
import { Profiles } from './profiles.js';
import { settingsOf, toUser } from './user.js';
import { showPeople } from './show-people.js';
import { createPeopleFinder } from '../../catalogue/search/people.js';

type UserCalls = Handlers<
  | 'users.get'
  | 'users.updateProfile'
  | 'users.updateSettings'
  | 'users.listings'
  | 'users.blocked'
  | 'users.openOrders'
  | 'users.block'
  | 'users.unblock'
  | 'users.search'
>;

export interface UsersDeps extends BlockingDeps {
  /** The picture of the student's own upload; throws `validation_failed` on anything else. */
  attachAvatar(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
  /** Informs others whether they now see the student online. */
  presenceChanged(userId: string): Promise<void>;
}

export interface UsersModule {
  readonly calls: UserCalls;
  /** Throws `not_found` for a student whose page the viewer may not see. */
  readonly requireVisible: Profiles['require'];
}

/** Limit of blocks: more than anybody needs, but enough to stop a script that blocks a whole campus. */
const BLOCKS_A_MINUTE = 30;

/** Profiles, settings and blocks of students. */
export function createUsersModule(platform: Platform, deps: UsersDeps): UsersModule {
  const { db, clock, limits } = platform;
  const profiles = new Profiles(platform);
  const blocking = new Blocking(platform, deps);
  const people = createPeopleFinder(platform);
  const calls: UserCalls = {
    async 'users.get'({ id }, { viewer }) {
      return { data: await profiles.show(id, viewer) };
    },
    'users.listings': (input, { viewer }) => profiles.listings(input, viewer),
    'users.blocked': (input, { viewer }) => blocking.list(viewer.userId, input),
    async 'users.openOrders'({ id }, { viewer }) {
      const data = await blocking.openOrders(viewer.userId, id);
      return { data, count: data.length };
    },
    async 'users.block'({ id, orders }, { viewer }) {
      await limits.hit(`block:${viewer.userId}`, BLOCKS_A_MINUTE, 60);
      await blocking.block(viewer.userId, id, orders);
      return { message: 'Blocked' };
    },
    async 'users.unblock'({ id }, { viewer }) {
      await blocking.unblock(viewer.userId, id);
      return { message: 'Unblocked' };
    },
    async 'users.updateSettings'(change, { viewer }) {
      const { language } = change;
      if (language !== undefined && !campus.locales.includes(language))
        throw invalidField('language', 'invalid_choice');
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
      const rows = await people.find(input.q, viewer, limitOf(input));
      const data = await showPeople(db, rows, clock.now());
      return { data, count: data.length };
    },
  };
  return { calls, requireVisible: (id, viewer) => profiles.require(id, viewer) };
}

/** A face is never shown larger than the smallest size of a photo, so no larger one is loaded. */
function smallestOf({ url, variants }: Photo): string {
  const jpegs = variants.filter((one) => one.format === 'jpeg').sort((a, b) => a.width - b.width);
  return jpegs[0]?.url ?? url;
}
