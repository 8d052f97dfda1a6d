import { brief, call, viewerOf, type Draw } from './action.js';

/** The work of a gig or an errand between payment and release: done, sent back, accepted, in any order and by either side. */
export const workOnGig: Draw = (world, scene, chance) => {
  const isWork = (hive: string) => hive === 'sidehustle' || hive === 'logistics';
  const gigs = new Set(scene.listings.filter(({ hive }) => isWork(hive)).map(({ id }) => id));
  const paid = scene.orders.filter(
    ({ listing_id, status }) => gigs.has(listing_id) && status !== 'pending_payment',
  );
  const order = chance.pick(chance.happens(0.9) ? paid.filter(({ status }) => status === 'held') : paid);
  const worker = order && viewerOf(world, order.seller_id);
  const poster = order && viewerOf(world, order.buyer_id);
  if (order === undefined || worker === undefined || poster === undefined) return undefined;
  const { id } = order;
  const step = chance.weighted([
    [5, 'done'],
    [4, 'revision'],
    [1, 'accept'],
  ] as const);
  const isRight = chance.happens(0.9);
  const viewer = (step === 'done') === isRight ? worker : poster;
  const label = `${brief(viewer.userId)}, gig ${brief(id)}: ${step ?? ''}`;
  switch (step) {
    case 'done':
      return {
        label,
        run: (process) => call(process, 'completions.finish', { id, note: 'It is done' }, viewer),
      };
    case 'revision':
      return {
        label,
        run: (process) => call(process, 'completions.revise', { id, reason: 'Darker' }, viewer),
      };
    default:
      if (viewer === poster) world.handedOver.add(id);
      return { label, run: (process) => call(process, 'completions.accept', { id }, viewer) };
  }
};
