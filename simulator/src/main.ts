/**
 * `pnpm simulate --seed 7 --days 30` runs one seed, `--seeds 200` that many, from `--seed` on. `--long` runs for `--minutes`, and reports
 * how many simulated years this machine runs in an hour. Exits with 1 at the first broken invariant.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Engine } from './engine.js';
import { simulate, type Outcome } from './run.js';
import { shorten } from './shorten.js';
import { fill } from './template.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    /** Seeds divisible by this number run ten times as many days. */
    deep: { type: 'string' },
    /** Share of the steps in which the process dies. */
    crashes: { type: 'string', default: '0.12' },
    /** CPU seconds after which to stop, with seeds left or not. A busy machine runs as many seeds as an idle one. */
    seconds: { type: 'string' },
    long: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    trace: { type: 'boolean', default: false },
    /** Prints only what is broken. */
    brief: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const deep = Number(values.deep ?? Infinity);
const daysOf = (seed: number) => Number(values.days) * (seed % deep === 0 ? 10 : 1);
const crashes = Number(values.crashes);
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};
const seconds = values.long ? Number(values.minutes) * 60 : Number(values.seconds ?? Infinity);
const last = values.long ? Infinity : first + Number(values.seeds);

const engine = await Engine.open();
await fill(engine);
await engine.storeRows();

const sum = { seeds: 0, steps: 0, crashes: 0, points: 0, days: 0 };
const orders: Record<string, number> = {};
/** Hash over all runs, to compare two machines. */
const hash = createHash('sha256');
for (let seed = first; seed < last && spent() < seconds; seed += 1) {
  const outcome = await simulate(engine, { seed, days: daysOf(seed), crashes });
  if (outcome.failure !== undefined) await report(outcome);
  hash.update(outcome.hash);
  sum.seeds += 1;
  sum.steps += outcome.steps;
  sum.crashes += outcome.crashes;
  sum.points += outcome.points;
  sum.days += outcome.days;
  for (const [status, count] of Object.entries(outcome.orders))
    orders[status] = (orders[status] ?? 0) + count;
  if (values.trace) console.log(outcome.trace.join('\n'));
  if (last - first === 1) console.log(`seed ${seed}: ${outcome.hash}`);
}
const took = spent();
console.log(
  `${sum.seeds} seeds, ${sum.steps} steps, ${sum.points} points at which to crash, ${sum.crashes} crashes, ` +
    `${Math.round(sum.days)} virtual days in ${took.toFixed(1)} s of the processor; ` +
    `hash ${hash.digest('hex').slice(0, 16)}; orders ${JSON.stringify(orders)}`,
);
if (values.long) console.log(`${((sum.days / 365) * (3_600 / took)).toFixed(0)} simulated years an hour`);
process.exit(0);

async function report(outcome: Outcome): Promise<never> {
  const { seed, failure } = outcome;
  const days = daysOf(seed);
  console.log(`BROKEN seed ${seed}, step ${failure?.step ?? 0}: ${failure?.message ?? ''}`);
  if (values.brief) process.exit(1);
  const short = await shorten(engine, outcome, { seed, days, crashes });
  console.log(`The shortest trace that breaks it (${short.trace.length} of ${outcome.trace.length} lines):`);
  console.log(short.trace.join('\n'));
  console.log(`Replay: pnpm simulate --seed ${seed} --days ${days} --crashes ${crashes} --trace`);
  process.exit(1);
}
