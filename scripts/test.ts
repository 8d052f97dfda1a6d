/**
 * Runs all checks of the project. Each suite either reports its own number of cases or counts as one. The last line is
 * `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readResults } from './reports/junit.ts';
import { root, run, runBeside } from './run.ts';
import { startServices } from './services.ts';

interface Tally {
  passed: number;
  failed: number;
}

type Suite = () => Promise<Tally>;

/** Failures with their reasons, printed again at the end, because hosts often keep only the last part of a long log. */
const failures: string[] = [];
/** Tests that passed only on a retry. Listed so that they are fixed (decision 67). */
const flaky: string[] = [];

/** Suites with the seconds that each took, printed at the end. */
const took: string[] = [];

/** Number of lines to show of a failed suite. */
const LAST_LINES = 25;

const reports = `${root}/.cache/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

async function timed<T>(name: string, suite: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const answer = await suite();
  took.push(`${Math.round((Date.now() - began) / 1000)} s`.padStart(8) + `  ${name}`);
  return answer;
}

/** Runs a suite that counts as one case. The last lines of its output are shown with a failure. */
async function runAsOneCase(title: string, command: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await timed(title, () => runBeside(command, args));
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  flaky.push(
    ...lines.filter((line) => line.startsWith('FLAKY ')).map((line) => `${title}: ${line.slice(6).trim()}`),
  );
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${title}`);
  if (code === 0) return { passed: 1, failed: 0 };
  const end = lines.slice(-LAST_LINES).map((line) => `          ${line.slice(0, 240)}`);
  failures.push([`${title} (exit code ${code})`, ...end].join('\n'));
  return { passed: 0, failed: 1 };
}

/** Runs a suite that writes its results to `.cache/reports/<name>.xml`. Without results, or with none of a test, it is one failure. */
async function counted(
  name: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<Tally> {
  const code = await timed(name, () => run(command, args, { env: { ...env, CI: '1' } }));
  const tally = { passed: 0, failed: 0 };
  try {
    const results = readResults(readFileSync(`${reports}/${name}.xml`, 'utf8'));
    Object.assign(tally, { passed: results.passed, failed: results.failed });
    failures.push(...results.failures.map((failure) => `${name}: ${failure}`));
    flaky.push(...results.flaky.map((one) => `${name}: ${one}`));
  } catch (error) {
    console.error(error);
  }
  if (tally.failed === 0 && (code !== 0 || tally.passed === 0)) {
    tally.failed = 1;
    failures.push(`${name}: exit code ${code}, no failed test was reported`);
  }
  console.log(
    `${tally.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${tally.passed} passed, ${tally.failed} failed`,
  );
  return tally;
}

/** Runs Vitest over the whole workspace, or with `args`. */
async function vitest(name: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Tally> {
  const results = `${reports}/${name}.xml`;
  const tally = await counted(name, { ...env, VITEST_RESULTS: results }, 'vitest', 'run', ...args);
  if (existsSync(`${results}.flaky`)) {
    const lines = readFileSync(`${results}.flaky`, 'utf8').trimEnd().split('\n');
    flaky.push(...lines.map((line) => `${name}: ${line}`));
  }
  return tally;
}

const withServices = process.argv.includes('--services');

/** Runs all tests that need no browser. In continuous integration, the API's own suite runs later, on a real database. */
const unit: Suite = () =>
  withServices ? vitest('unit', { REAL_DATABASE_FOLLOWS: '1' }) : vitest('unit', {});

/** Runs the API's own suite on a real PostgreSQL and Redis. Enabled by `--services`. */
async function onServices(): Promise<Tally> {
  const services = await startServices();
  if (services === undefined) {
    console.log('FAILED  services: PostgreSQL and Redis are neither installed nor could be');
    return { passed: 0, failed: 1 };
  }
  try {
    const env = { TEST_DATABASE_URL: services.databaseUrl, TEST_REDIS_URL: services.redisUrl };
    // Further workers use the time in which two wait for PostgreSQL, and for the queue.
    return await vitest('services', env, 'apps/api', 'packages/domain/src', '--maxWorkers', '4');
  } finally {
    await services.stop();
  }
}

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

async function inTurn(...suites: Suite[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const suite of suites) tallies.push(await suite());
  return sum(tallies);
}

/** Runs rows of suites concurrently; each row keeps a core busy. */
const sideBySide =
  (...rows: Suite[][]): Suite =>
  async () =>
    sum(await Promise.all(rows.map((row) => inTurn(...row))));

/** A short run of `pnpm chaos:realtime`. */
const chaos: Suite = () =>
  runAsOneCase('chat through two nodes', 'node', 'bench/realtime.ts', '--clients', '20', '--blows', '3');

/** Runs a suite with the lowest priority: for suites that limit CPU time, and wait for nothing. */
const inSpareTime = (title: string, command: string, ...args: string[]): Promise<Tally> =>
  runAsOneCase(title, 'nice', '-n', '19', command, ...args);

/** A thousand short runs of the simulator, or as many as fit. Every fiftieth is ten times as long. */
const simulator: Suite = async () => {
  const half = (seed: number) => () =>
    inSpareTime(
      `simulator from seed ${seed}`,
      'tsx',
      ...['--max-semi-space-size=64', 'simulator/src/main.ts'],
      ...['--seed', String(seed), '--seeds', '500', '--days', '1', '--deep', '50'],
      ...['--seconds', withServices ? '45' : '15'],
    );
  return sideBySide([half(1)], [half(501)])();
};
/** Runs the services of compose.yaml as processes. */
const topology: Suite = () => runAsOneCase('several processes behind a proxy', 'node', 'bench/topology.ts');

/** Tag of the journeys for every campus: joining, posting, payment, handover, and a hive of the campus. */
const ON_EVERY_CAMPUS = ['--grep', '@campus', '--project', 'phone'];

/** Tag of the journeys for older browsers: sign-up, posting, search, messages, payment and handover, on a phone. */
const IN_OLDER_BROWSERS = ['--grep', '@floor', '--project', 'phone'];

const inFront = () =>
  inTurn(
    sideBySide(
      [
        () => runAsOneCase('lint', 'eslint', '.', '--max-warnings', '0'),
        () => runAsOneCase('no import cycles', 'oxlint'),
        () => runAsOneCase('nothing unused', 'knip', '--no-progress', '--no-config-hints'),
        () => runAsOneCase('types', 'node', 'scripts/typecheck.ts'),
        () => runAsOneCase('format', 'oxfmt', '--check'),
        () => runAsOneCase('browser floor', 'node', 'scripts/check-browser-floor.ts'),
      ],
      [
        () => runAsOneCase('packages', 'node', 'scripts/check-packages.ts'),
        () => runAsOneCase('foreign applications on the packages', 'node', 'scripts/check-examples.ts'),
        () => runAsOneCase('weight of the kit', 'size-limit'),
      ],
    ),
    unit,
    ...(withServices ? [onServices] : []),
    () => counted('stories', {}, 'node', 'scripts/test-stories.ts'),
    () => counted('e2e', withServices ? { SERVICES_REQUIRED: '1' } : {}, 'node', 'scripts/e2e.ts'),
    // All of these use the build of the journeys, and mostly wait for further requests of a page, and for servers.
    sideBySide(
      // All journeys run on the first campus, the tagged ones on the second. `pnpm e2e --campus nairobi` runs all of them there.
      [
        () => counted('e2e-nairobi', {}, 'node', 'scripts/e2e.ts', '--campus', 'nairobi', ...ON_EVERY_CAMPUS),
        () =>
          counted('e2e-older', {}, 'node', 'scripts/e2e.ts', '--without-newer-apis', ...IN_OLDER_BROWSERS),
      ],
      [
        () => runAsOneCase('page weight', 'node', 'bench/wire.ts'),
        () => runAsOneCase('preview without a server', 'node', 'scripts/check-demo.ts'),
      ],
      [
        () => runAsOneCase('killed and started again', 'node', 'bench/kill.ts', '--rounds', '3'),
        ...(withServices ? [chaos, topology] : []),
      ],
    ),
  );
// At the end, the rest of the simulator has both cores.
const total = await sideBySide([inFront], [simulator])();
for (const one of took) console.log(one);
for (const one of flaky) console.log(`FLAKY   ${one}`);
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
