import { brief, call, inStatus, viewerOf, type Draw } from './action.js';

export const complain: Draw = (world, scene, chance) => {
  const order = chance.pick(inStatus(scene, 'held', 'released'));
  const buyer = order && viewerOf(world, order.buyer_id);
  if (order === undefined || buyer === undefined) return undefined;
  return {
    label: `complaint about ${brief(order.id)}`,
    run: (process) =>
      call(process, 'payments.dispute', { id: order.id, reason: 'damaged', text: 'It is broken.' }, buyer),
  };
};

export const decideComplaint: Draw = (world, scene, chance) => {
  const order = chance.pick(scene.orders.filter(({ dispute_id }) => dispute_id !== null));
  if (order?.dispute_id == null) return undefined;
  const seller = viewerOf(world, order.seller_id);
  if (seller !== undefined && !order.dispute_answered && chance.happens(0.3)) {
    return {
      label: `answer to the complaint about ${brief(order.id)}`,
      run: (process) =>
        call(process, 'payments.answerDispute', { id: order.id, text: 'It was fine.' }, seller),
    };
  }
  const decision = chance.happens(0.5) ? 'release' : 'refund';
  if (decision === 'release') world.handedOver.add(order.id);
  const input = { id: order.dispute_id, decision, note: 'Decided.' };
  return {
    label: `${decision} the complaint about ${brief(order.id)}`,
    run: (process) => call(process, 'disputes.resolve', input, world.moderator),
  };
};
