import { brief, call, viewerOf, type Action, type Draw } from './action.js';
import type { SceneOrder } from './scene.js';

/** An errand between payment and handover: each code at each end, by the helper or by someone else, or too early. */
export const runErrand: Draw = (world, scene, chance) => {
  const errands = scene.orders.filter(({ pickup_code }) => pickup_code !== null);
  const order = chance.pick(
    chance.happens(0.9) ? errands.filter(({ status }) => status === 'held') : errands,
  );
  const helper = order && viewerOf(world, order.seller_id);
  const poster = order && viewerOf(world, order.buyer_id);
  if (order?.pickup_code == null || helper === undefined || poster === undefined) return undefined;
  const viewer = chance.happens(0.9) ? helper : poster;
  const { id, handover_code: handover, pickup_code: pickup } = order;
  const step = chance.weighted([
    [4, 'pick up'],
    [3, 'leave'],
    [3, 'pick-up code at the drop-off'],
    [1, 'drop-off code at the pick-up'],
    [1, 'wrong code'],
  ] as const);
  const label = `${brief(viewer.userId)}, errand ${brief(id)}: ${step ?? ''}`;
  const enterAtPickup = (code: string): Action => ({
    label,
    run: (process) => call(process, 'deliveries.pickUp', { id, code }, viewer),
  });
  switch (step) {
    case 'pick up':
      if (viewer === helper) world.pickedUp.add(id);
      return enterAtPickup(pickup);
    case 'leave':
      return { label, run: (process) => call(process, 'deliveries.leave', { id }, viewer) };
    case 'pick-up code at the drop-off':
      return {
        label,
        run: (process) => call(process, 'payments.handover', { id, code: pickup }, viewer),
      };
    case 'drop-off code at the pick-up':
      return enterAtPickup(handover);
    default:
      return enterAtPickup(wrongCodeOf(order));
  }
};

/** Returns a code that fits neither the pick-up nor the handover. */
const wrongCodeOf = ({ handover_code, pickup_code }: SceneOrder): string =>
  ['000000', '000001', '000002'].find((code) => code !== handover_code && code !== pickup_code) ?? '';
