/**
 * Everything that must hold, in one command. Each suite either reports its own number of cases or counts as one;
 * the last line is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root, run, runBeside } from './run.ts';
import { startServices } from './services.ts';

interface Tally {
  passed: number;
  failed: number;
}

const reports = `${root}/.cache/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

async function asOne(title: string, command: string, ...args: string[]): Promise<Tally> {
  const code = await runBeside(command, args);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${title}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a suite that writes Jest's JSON report to `.cache/reports/<name>.json`. A crash without a report is one failure. */
async function counted(
  name: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<Tally> {
  const code = await run(command, args, { env: { ...env, CI: '1' } });
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    tally = { passed: report.numPassedTests, failed: report.numFailedTests };
    if (code !== 0 && tally.failed === 0) tally.failed = 1;
  } catch {
    console.error(`${name}: no report was written`);
  }
  console.log(
    `${tally.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${tally.passed} passed, ${tally.failed} failed`,
  );
  return tally;
}

/** Vitest over the whole workspace, or over what `args` say. */
const vitest = (name: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  counted(
    name,
    env,
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  );

/** The API's own suite once more, on a real PostgreSQL and Redis. `--services` asks for it. */
async function onServices(): Promise<Tally> {
  const services = await startServices();
  if (services === undefined) {
    console.log('FAILED  services: PostgreSQL and Redis are neither installed nor could be');
    return { passed: 0, failed: 1 };
  }
  try {
    const env = { TEST_DATABASE_URL: services.databaseUrl, TEST_REDIS_URL: services.redisUrl };
    return await vitest('services', env, 'apps/api');
  } finally {
    await services.stop();
  }
}

type Suite = () => Promise<Tally>;

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

async function inTurn(...suites: Suite[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const suite of suites) {
    const began = Date.now();
    tallies.push(await suite());
    console.log(`    ${Math.round((Date.now() - began) / 1000)} s`);
  }
  return sum(tallies);
}

/** For suites that keep one core busy each. */
const sideBySide =
  (...rows: Suite[][]): Suite =>
  async () =>
    sum(await Promise.all(rows.map((row) => inTurn(...row))));

/** A short run of what `pnpm chaos:realtime` does. */
const chaos: Suite = () =>
  asOne('chat through two nodes', 'node', 'bench/realtime.ts', '--clients', '20', '--blows', '3');

/** Many short runs of the simulator, on both cores; with `--services` also whether it finds what was planted. */
const simulator: Suite = async () => {
  const seconds = process.argv.includes('--services') ? '30' : '15';
  const half = (seed: string) => () =>
    asOne(
      `simulator from seed ${seed}`,
      'tsx',
      'simulator/src/main.ts',
      '--seed',
      seed,
      '--stride',
      '2',
      '--seeds',
      '1000',
      '--days',
      '10',
      '--seconds',
      seconds,
    );
  return sideBySide([half('1')], [half('2')])();
};
const plantedBugs: Suite = () => asOne('planted bugs are found', 'node', 'scripts/simulate-bugs.ts');

const total = await inTurn(
  sideBySide(
    [
      () => asOne('lint', 'eslint', '.', '--max-warnings', '0'),
      () => asOne('types', 'node', 'scripts/typecheck.ts'),
    ],
    [
      () => asOne('packages', 'node', 'scripts/check-packages.ts'),
      () => asOne('a foreign app on the packages', 'node', 'scripts/check-consumer.ts'),
      () => asOne('weight of the kit', 'node', 'scripts/weigh-kit.ts'),
      () => asOne('format', 'prettier', '--check', '--log-level', 'warn', '.'),
    ],
  ),
  // The continuous integration measures coverage, too; the summary stands above its tally.
  () => vitest('unit', {}, ...(process.argv.includes('--services') ? ['--coverage'] : [])),
  ...(process.argv.includes('--services') ? [onServices] : []),
  simulator,
  ...(process.argv.includes('--services') ? [plantedBugs] : []),
  () => counted('stories', {}, 'node', 'scripts/test-stories.ts'),
  () => counted('e2e', {}, 'node', 'scripts/e2e.ts'),
  () => asOne('killed and started again', 'node', 'bench/kill.ts', '--rounds', '3'),
  ...(process.argv.includes('--services') ? [chaos] : []),
  () => asOne('page weight', 'node', 'bench/wire.ts'),
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
