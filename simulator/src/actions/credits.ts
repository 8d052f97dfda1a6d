import { brief, call, viewerOf, type Draw } from './action.js';

/**
 * An admin gives a student a credit or takes one back, possibly after its payout started; or a student with a waiting credit requests it
 * at once.
 */
export const giveOrTakeBack: Draw = (world, scene, chance) => {
  const credit = chance.pick(scene.credits);
  if (credit !== undefined && chance.happens(0.4)) {
    const input = { id: credit.id, reason: 'It was a mistake.' };
    return {
      label: `credit ${brief(credit.id)} is taken back`,
      run: (process) => call(process, 'credits.withdraw', input, world.admin),
    };
  }
  const owner = chance.pick(scene.credits.filter(({ is_waiting }) => is_waiting));
  const viewer = owner && viewerOf(world, owner.user_id);
  if (viewer !== undefined && chance.happens(0.4)) {
    return {
      label: `${brief(viewer.userId)} wants a credit now`,
      run: (process) => call(process, 'payouts.create', {}, viewer, { key: `credited-${chance.below(4)}` }),
    };
  }
  const student = chance.pick(world.students);
  if (student === undefined) return undefined;
  // A few credits are below the minimum, and many large ones together exceed the daily limit.
  const amount = chance.happens(0.2) ? 450 : 1 + chance.below(40);
  const input = { id: student.userId, amount, reason: 'It was our fault.' };
  const key = `credit-${chance.below(6)}`;
  return {
    label: `${brief(student.userId)} is given ${amount}`,
    run: (process) => call(process, 'credits.give', input, world.admin, { key }),
  };
};
