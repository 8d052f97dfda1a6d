/**
 * Runs all checks of the project. Each suite either reports its own number of cases or counts as one. The last line is
 * `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Report, failuresIn, flakyIn } from './report.ts';
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

/** Number of lines to show of a failed suite. */
const LAST_LINES = 25;

const reports = `${root}/.cache/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs a suite that counts as one case. The last lines of its output are shown with a failure. */
async function asOne(title: string, command: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await runBeside(command, args);
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
    const report = JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as Report;
    tally = { passed: report.numPassedTests, failed: report.numFailedTests };
    const found = failuresIn(report);
    failures.push(...found.map((failure) => `${name}: ${failure}`));
    flaky.push(...flakyIn(report).map((one) => `${name}: ${one}`));
    if (code !== 0 && tally.failed === 0) tally.failed = 1;
    if (tally.failed > 0 && found.length === 0) failures.push(`${name}: exit code ${code}, no test failed`);
  } catch {
    failures.push(`${name}: exit code ${code}, no report was written`);
  }
  console.log(
    `${tally.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${tally.passed} passed, ${tally.failed} failed`,
  );
  return tally;
}

/** Runs Vitest over the whole workspace, or with `args`. */
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
    // Further workers use the time in which two wait for PostgreSQL, and for the queue. Hostile requests hardly wait.
    const suite = (name: string, folders: readonly string[], workers: number) =>
      vitest(name, env, ...folders, '--maxWorkers', String(workers));
    return await inTurn(
      () => suite('services', ['apps/api/src', 'packages/domain/src'], 4),
      () => suite('services-hostile', ['apps/api/test'], 3),
    );
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
  for (const suite of suites) {
    const began = Date.now();
    tallies.push(await suite());
    console.log(`    ${Math.round((Date.now() - began) / 1000)} s`);
  }
  return sum(tallies);
}

/** Runs rows of suites concurrently; each row keeps a core busy. */
const sideBySide =
  (...rows: Suite[][]): Suite =>
  async () =>
    sum(await Promise.all(rows.map((row) => inTurn(...row))));

/** A short run of `pnpm chaos:realtime`. */
const chaos: Suite = () =>
  asOne('chat through two nodes', 'node', 'bench/realtime.ts', '--clients', '20', '--blows', '3');

/** Runs a suite with the lowest priority: for suites that limit CPU time, and wait for nothing. */
const inSpareTime = (title: string, command: string, ...args: string[]): Promise<Tally> =>
  asOne(title, 'nice', '-n', '19', command, ...args);

/** A thousand short runs of the simulator, or as many as fit. Every fiftieth is ten times as long. */
const simulator: Suite = async () => {
  const half = (seed: number) => () =>
    inSpareTime(
      `simulator from seed ${seed}`,
      'tsx',
      ...['--max-semi-space-size=64', 'simulator/src/main.ts'],
      ...['--seed', String(seed), '--seeds', '500', '--days', '1', '--deep', '50'],
      ...['--seconds', withServices ? '180' : '15'],
    );
  return sideBySide([half(1)], [half(501)])();
};
/** Runs the services of compose.yaml as processes. */
const topology: Suite = () => asOne('several processes behind a proxy', 'node', 'bench/topology.ts');
/** Checks that the simulator finds the planted bugs. */
const plantedBugs: Suite = () => inSpareTime('planted bugs are found', 'node', 'scripts/simulate-bugs.ts');

/** Tag of the journeys for every campus: sign-up, posting, chat, payments by card and by phone, and the handover. About a minute. */
const ON_EVERY_CAMPUS = ['--grep', '@campus', '--project', 'phone'];

/** Tag of the journeys for older browsers: sign-up, login, listings, messages and payment, on a phone. */
const IN_OLDER_BROWSERS = ['--grep', '@floor', '--project', 'phone'];

const inFront = () =>
  inTurn(
    sideBySide(
      [
        () => asOne('lint', 'eslint', '.', '--max-warnings', '0'),
        () => asOne('no import cycles', 'oxlint'),
        () => asOne('nothing unused', 'knip', '--no-progress', '--no-config-hints'),
        () => asOne('types', 'node', 'scripts/typecheck.ts'),
        () => asOne('format', 'prettier', '--check', '--log-level', 'warn', '.'),
      ],
      [
        () => asOne('browser floor', 'node', 'scripts/check-browser-floor.ts'),
        () => asOne('packages', 'node', 'scripts/check-packages.ts'),
        () => asOne('foreign applications on the packages', 'node', 'scripts/check-examples.ts'),
        () => asOne('weight of the kit', 'node', 'scripts/weigh-kit.ts'),
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
      [() => asOne('page weight', 'node', 'bench/wire.ts')],
      [
        () => asOne('killed and started again', 'node', 'bench/kill.ts', '--rounds', '3'),
        ...(withServices ? [chaos, topology] : []),
      ],
    ),
  );
// At the end, the rest of the simulator has both cores.
const total = await sideBySide([inFront], [simulator, ...(withServices ? [plantedBugs] : [])])();
for (const one of flaky) console.log(`FLAKY   ${one}`);
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
