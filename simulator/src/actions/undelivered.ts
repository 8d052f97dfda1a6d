import { brief, call, viewerOf, type Draw } from './action.js';

/**
 * Paid work that is not marked as done: its payer cancels it, in time, too early or when it is overdue; or its worker marks it as done,
 * however late. Most of the time, the work with the earliest deadline is drawn.
 */
export const leaveUndelivered: Draw = (world, scene, chance) => {
  const undelivered = scene.orders
    .filter(({ status, work_due_at }) => status === 'held' && work_due_at !== null)
    .toSorted((one, other) => (one.work_due_at ?? '').localeCompare(other.work_due_at ?? ''));
  const order = chance.happens(0.8) ? undelivered[0] : chance.pick(undelivered);
  const payer = order && viewerOf(world, order.buyer_id);
  const worker = order && viewerOf(world, order.seller_id);
  if (order === undefined || payer === undefined || worker === undefined) return undefined;
  const { id } = order;
  if (chance.happens(0.3)) {
    return {
      label: `${brief(worker.userId)} marks ${brief(id)} as done`,
      run: (process) => call(process, 'completions.finish', { id, note: 'It is done' }, worker),
    };
  }
  return {
    label: `${brief(payer.userId)} cancels undelivered ${brief(id)}`,
    run: (process) => call(process, 'payments.cancel', { id }, payer),
  };
};
