import { brief, type Draw } from './action.js';

/** A refund starts at the provider, but the response is lost: the retry must find the refund. */
export const loseRefundAnswer: Draw = (world, scene, chance) => {
  const requests = scene.jobs.filter(({ name }) => name === 'payments.refund');
  const job = chance.pick(requests);
  const orderId = (job?.data as { orderId?: string } | undefined)?.orderId ?? '';
  const order = scene.orders.find(({ id }) => id === orderId);
  if (job === undefined || order === undefined) return undefined;
  return {
    label: `refund of ${brief(orderId)} is sent, and its answer lost`,
    async run({ jobs }) {
      world.bank.silent.add(order.reference);
      await jobs.run(job);
      return 'run';
    },
  };
};
