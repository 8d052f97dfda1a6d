import { HIVE_FEATURES, HIVE_NAMES } from '@campushive/contract';
import { brief, call, inStatus, type Draw } from './action.js';

/** An admin refunds an order, mostly a held one. */
export const refundByAdmin: Draw = (world, scene, chance) => {
  const order = chance.pick(chance.happens(0.8) ? inStatus(scene, 'held') : scene.orders);
  if (order === undefined) return undefined;
  const input = { id: order.id, reason: 'The seller has left.' };
  return {
    label: `an admin refunds ${brief(order.id)}`,
    run: (process) => call(process, 'moderation.refund', input, world.admin),
  };
};

/** An admin switches a feature of a hive off or on; mostly on, so that students find it open. */
export const pressSwitch: Draw = (world, _scene, chance) => {
  const hive = chance.pick(HIVE_NAMES);
  const feature = chance.pick(HIVE_FEATURES);
  const on = chance.happens(0.7);
  const input = { hive, feature, on, reason: 'We look into it.' };
  return {
    label: `${feature ?? ''} in ${hive ?? ''} is switched ${on ? 'on' : 'off'}`,
    run: (process) => call(process, 'moderation.setSwitch', input, world.admin),
  };
};
