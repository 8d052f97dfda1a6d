import { brief, call, viewerOf, type Draw } from './action.js';

/** Makes a safe-deal link, ends one, or lets two students pay for one at once. Others buy it like any listing. */
export const workOnLink: Draw = (world, scene, chance) => {
  const links = scene.listings.filter(({ hive }) => hive === 'deal');
  const link = chance.happens(0.6) ? chance.pick(links) : undefined;
  if (link === undefined) {
    const maker = chance.pick(world.students);
    if (maker === undefined) return undefined;
    const input = { title: 'Standing fan', price: 20 + chance.below(200) };
    return {
      label: `${brief(maker.userId)} makes a link`,
      run: (process) => call(process, 'safeDeals.create', input, maker, { key: `link-${chance.below(4)}` }),
    };
  }
  if (chance.happens(0.3)) {
    const viewer = chance.happens(0.8) ? viewerOf(world, link.poster_id) : chance.pick(world.students);
    return (
      viewer && {
        label: `${brief(viewer.userId)} ends the link ${brief(link.id)}`,
        run: (process) => call(process, 'safeDeals.end', { id: link.id }, viewer),
      }
    );
  }
  const buyers = [chance.pick(world.students), chance.pick(world.students)].flatMap((one) => one ?? []);
  return {
    label: `${buyers.map(({ userId }) => brief(userId)).join(' and ')} pay the link ${brief(link.id)}`,
    run: async (process) => {
      const key = `link-${brief(link.id)}`;
      const tries = buyers.map((buyer) =>
        call(process, 'payments.initialize', { hiveId: link.id }, buyer, { key }),
      );
      return (await Promise.all(tries)).join(' and ');
    },
  };
};
