import { periodOf, type DueJob } from '@campushive/testing/queue';
import type { Process } from '../process.js';
import type { World } from '../world.js';
import type { Action, Draw } from './action.js';

const MONEY_CRONS = ['payments.', 'payouts.', 'events.'];

/** Returns the due cron jobs, with a higher weight for those that move money. */
function dueCrons(world: World, process: Process) {
  return [...process.jobs.crons]
    .filter(([name, cron]) => world.time - (world.lastRun.get(name) ?? 0) >= periodOf(cron))
    .map(([name]) => [MONEY_CRONS.some((one) => name.startsWith(one)) ? 6 : 1, name] as const);
}

export const work: Draw = (world, scene, chance) => {
  const job = chance.pick(scene.jobs);
  if (job !== undefined && chance.happens(0.7)) return doJob(job);
  const { process } = world;
  const name = process && chance.weighted(dueCrons(world, process));
  if (name === undefined) return undefined;
  return {
    label: `cron ${name}`,
    async run({ jobs }) {
      world.lastRun.set(name, world.time);
      // Ignores failures, as the queue does: it retries failed work.
      await jobs.runNow(name, {} as never).catch(() => undefined);
      return 'run';
    },
  };
};

export const doJob = (job: DueJob): Action => ({
  label: `job ${job.name} ${job.id}`,
  alone: job.name === 'payments.answer-chargeback',
  async run({ jobs }) {
    await jobs.run(job);
    return 'run';
  },
});
