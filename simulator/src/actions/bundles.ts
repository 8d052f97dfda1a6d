import { brief, call, type Draw } from './action.js';

/** Buys two to four items of one seller at once, in any order. Other buyers want the same items, alone or in bundles. */
export const buyBundle: Draw = (world, scene, chance) => {
  const { items } = scene;
  const first = chance.pick(items);
  const buyer = chance.pick(world.students);
  if (first === undefined || buyer === undefined) return undefined;
  const others = items.filter(({ id, poster_id }) => id !== first.id && poster_id === first.poster_id);
  const bundledIds: string[] = [];
  for (let count = 1 + chance.below(3); count > 0 && others.length > 0; count -= 1)
    bundledIds.push(...others.splice(chance.below(others.length), 1).map(({ id }) => id));
  if (bundledIds.length === 0) return undefined;
  const key = `bundle-${chance.below(3)}-${brief(first.id)}`;
  return {
    label: `${brief(buyer.userId)} starts to pay ${brief(first.id)} and ${bundledIds.length} more`,
    run: (process) => call(process, 'payments.initialize', { hiveId: first.id, bundledIds }, buyer, { key }),
  };
};
