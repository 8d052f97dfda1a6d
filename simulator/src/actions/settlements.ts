import { toMajor } from '@campushive/domain/platform/money';
import { brief, call, inStatus, viewerOf, type Draw } from './action.js';

/** Steps of the two sides of a complaint before a moderator decides: withdraw it, concede, or agree on a partial refund. */
export const settle: Draw = (world, scene, chance) => {
  const open = inStatus(scene, 'disputed');
  const order = chance.pick(chance.happens(0.9) ? open : scene.orders);
  const viewer = order && viewerOf(world, chance.happens(0.5) ? order.buyer_id : order.seller_id);
  if (order === undefined || viewer === undefined) return undefined;
  const { id, proposal_id: proposalId } = order;
  const step = chance.weighted([
    [3, 'settlements.propose'],
    [proposalId === null ? 0 : 6, 'settlements.accept'],
    [proposalId === null ? 0 : 1, 'settlements.decline'],
    [0.5, 'settlements.withdraw'],
    [0.5, 'settlements.concede'],
  ] as const);
  if (step === undefined) return undefined;
  // An agreement on a partial refund releases the rest at once.
  if (step === 'settlements.accept') world.handedOver.add(id);
  const answer = { id, ...(proposalId !== null && { proposalId }) };
  const input =
    step === 'settlements.propose'
      ? { id, amount: toMajor(1 + chance.below(order.total)) }
      : step === 'settlements.accept' || step === 'settlements.decline'
        ? answer
        : { id };
  return {
    label: `${brief(viewer.userId)} ${step} ${brief(id)}`,
    run: (process) => call(process, step, input, viewer),
  };
};
