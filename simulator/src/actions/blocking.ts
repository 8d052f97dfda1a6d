import type { Viewer } from '@campushive/domain/calls/viewer';
import type { World } from '../world.js';
import { brief, call, inStatus, viewerOf, type Action, type Draw } from './action.js';

/** Blocks the other side. Without a choice, the open orders of the two stay undecided. */
export function blockOther(
  world: World,
  blocker: Viewer,
  otherId: string,
  orders?: 'cancel' | 'keep',
): Action {
  return {
    label: `${brief(blocker.userId)} blocks ${brief(otherId)}${orders === undefined ? '' : ` and ${orders}s the orders`}`,
    run(process) {
      world.blocked.add([blocker.userId, otherId].toSorted().join('/'));
      return call(process, 'users.block', { id: otherId, ...(orders && { orders }) }, blocker);
    },
  };
}

/** Blocks the other side of an order with held money; decides about their orders at once, later or never; or removes the block. */
export const blockWithHeldMoney: Draw = (world, scene, chance) => {
  const order = chance.pick(inStatus(scene, 'held', 'disputed', 'frozen'));
  const sides = order && [order.buyer_id, order.seller_id];
  if (sides === undefined) return undefined;
  const [ownId, otherId] = chance.happens(0.5) ? sides : sides.toReversed();
  const blocker = viewerOf(world, ownId ?? '');
  if (blocker === undefined || otherId === undefined) return undefined;
  const step = chance.weighted([
    [4, 'undecided'],
    [2, 'keep'],
    [2, 'cancel'],
    [1, 'unblock'],
  ] as const);
  if (step === 'unblock') {
    return {
      label: `${brief(blocker.userId)} unblocks ${brief(otherId)}`,
      run: (process) => call(process, 'users.unblock', { id: otherId }, blocker),
    };
  }
  return blockOther(world, blocker, otherId, step === 'undecided' ? undefined : step);
};
