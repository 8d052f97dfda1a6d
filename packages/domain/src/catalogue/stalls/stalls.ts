import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import type { StallsContext, StallsDeps } from './context.js';
import { createStall } from './create-stall.js';
import { describeStall, presentStall } from './describe-stall.js';
import { listStalls } from './list-stalls.js';
import { removeStall } from './remove-stall.js';
import { setItem } from './set-item.js';
import { findOwnStall, findStallToFinish } from './store.js';
import { switchStall } from './switch-stall.js';
import { updateStall } from './update-stall.js';

type StallCalls = Handlers<
  | 'stalls.list'
  | 'stalls.mine'
  | 'stalls.get'
  | 'stalls.create'
  | 'stalls.update'
  | 'stalls.switch'
  | 'stalls.setItem'
  | 'stalls.remove'
>;

/** Stalls: price lists with stock, opening hours and a switch. Their orders are a module of a higher area. */
export function createStallsModule(platform: Platform, deps: StallsDeps): { readonly calls: StallCalls } {
  const context: StallsContext = { platform, deps };
  const calls: StallCalls = {
    'stalls.list': listStalls(context),
    async 'stalls.mine'(_input, { viewer }) {
      const { db } = platform;
      const { userId } = viewer;
      // The orders of a given-up stall are finished in its queue.
      const found = (await findOwnStall(db, userId)) ?? (await findStallToFinish(db, userId));
      return { data: found === undefined ? null : await presentStall(platform, found, viewer) };
    },
    async 'stalls.get'({ id }, { viewer }) {
      return { data: await describeStall(platform, id, viewer) };
    },
    'stalls.create': createStall(context),
    'stalls.update': updateStall(context),
    'stalls.switch': switchStall(context),
    'stalls.setItem': setItem(context),
    'stalls.remove': removeStall(context),
  };
  return { calls };
}
