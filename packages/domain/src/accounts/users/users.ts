import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { Blocking } from './blocking.js';
import { Profiles } from './profiles.js';
import { updateSettings } from './update-settings.js';
import { updateProfile } from './update-profile.js';
import type { UsersDeps, UsersContext } from './context.js';

type UserCalls = Handlers<
  | 'users.get'
  | 'users.getShelf'
  | 'users.updateProfile'
  | 'users.updateSettings'
  | 'users.blocked'
  | 'users.openOrders'
  | 'users.block'
  | 'users.unblock'
>;

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
  const context: UsersContext = { db, clock, deps };
  const profiles = new Profiles(platform);
  const blocking = new Blocking(platform, deps);
  const calls: UserCalls = {
    async 'users.get'({ id }, { viewer }) {
      return { data: await profiles.show(id, viewer) };
    },
    async 'users.getShelf'({ name }, { viewer }) {
      return { data: await profiles.showShelf(name, viewer) };
    },
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
    'users.updateSettings': updateSettings(context),
    'users.updateProfile': updateProfile(context),
  };
  return { calls, requireVisible: (id, viewer) => profiles.require(id, viewer) };
}
