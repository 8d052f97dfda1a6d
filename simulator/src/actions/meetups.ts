import { MINUTE } from '@campushive/contract';
import { brief, call, viewerOf, type Draw } from './action.js';

/** Meet-up of the two sides for a handover: proposals, answers and attendance, at any time and by either side. */
export const meet: Draw = (world, scene, chance) => {
  const order = chance.pick(
    scene.orders.filter(({ status, item }) => status === 'held' && item !== 'ticket'),
  );
  const viewer = order && viewerOf(world, chance.happens(0.5) ? order.buyer_id : order.seller_id);
  if (order === undefined || viewer === undefined) return undefined;
  const meetup = scene.meetups.find(({ order_id }) => order_id === order.id);
  const { id } = order;
  if (meetup === undefined || chance.happens(0.25)) {
    const startsAt = new Date(world.now().getTime() + (5 + chance.below(120)) * MINUTE).toISOString();
    const when = order.item === 'session' ? {} : { startsAt };
    return {
      label: `${brief(viewer.userId)} proposes to meet about ${brief(id)}`,
      run: (process) => call(process, 'meetups.propose', { id, place: 'The gate', ...when }, viewer),
    };
  }
  const step = chance.weighted([
    [meetup.status === 'proposed' ? 5 : 1, 'meetups.accept'],
    [meetup.status === 'accepted' ? 5 : 1, 'meetups.arrive'],
    [2, 'meetups.noShow'],
    [0.5, 'meetups.decline'],
  ] as const);
  if (step === undefined) return undefined;
  return {
    label: `${brief(viewer.userId)} ${step} ${brief(meetup.id)}`,
    run: (process) => call(process, step, { id, meetupId: meetup.id }, viewer),
  };
};
