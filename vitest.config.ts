import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { flakyReporter } from './scripts/reports/vitest-flaky.ts';

/** Files that put something in the place of a module or a global, before others import it. */
const ALONE = [
  'packages/domain/src/accounts/auth/sign-in/equal-work.test.ts',
  'packages/domain/src/base/push/push.test.ts',
];

/** Tests that need a document. */
const SCREENS = [
  'packages/*/{src,test}/**/*.test.tsx',
  'packages/browser/src/**/*.test.ts',
  'apps/campus/src/**/*.test.tsx',
];

/** Behaviour tests of the use cases. They run on the Node host. */
const ON_THE_SERVER = 'packages/domain/src/**/*.test.ts';

/** Tests of data folders with the embedded database, which no other database has. */
const ON_DATA_FOLDERS = ['apps/api/src/commands/archive.test.ts', 'apps/api/test/upgrade*.test.ts'];
const excludedFromPostgres = process.env['TEST_DATABASE_URL'] === undefined ? [] : ON_DATA_FOLDERS;
/**
 * Where the API's suite follows on a real database, it is not run on the embedded one, too. That one has the upgrade,
 * the archive, the simulator and the journeys (decision 73).
 */
const excludedFromEmbedded =
  process.env['REAL_DATABASE_FOLLOWS'] === undefined
    ? []
    : ['apps/api/src/!(commands)/**', ON_THE_SERVER, 'apps/api/test/!(upgrade*).test.ts'];

/** Files of a minute and more: begun last, one of them keeps a single core busy at the end. */
const LONG = [
  'apps/api/test/bad-input.test.ts',
  'apps/api/test/authorisation.test.ts',
  'apps/api/src/seed/seed-ghana.test.ts',
  'scripts/kit/overlays.test.ts',
  'packages/ui/src/tokens/tokens.test.ts',
  'apps/campus/src/entry.server.test.ts',
  'packages/features/test/neutral-packages.test.ts',
];

/** Without a cache of earlier runs, Vitest begins with the largest files; these are small, and long. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Where the suites run in two halves, each measures what it runs the tests of. */
const OTHER_SOURCES = ['packages/!(domain)/src', 'apps/campus/src'];
const measured = [
  ...(process.env['TEST_DATABASE_URL'] === undefined ? OTHER_SOURCES : []),
  ...(process.env['REAL_DATABASE_FOLLOWS'] === undefined ? ['apps/api/src', 'packages/domain/src'] : []),
];

/** File for results in JUnit's format, as scripts/test.ts reads them. */
const resultsFile = process.env['VITEST_RESULTS'];

export default defineConfig({
  test: {
    reporters:
      resultsFile === undefined
        ? ['default']
        : [
            'dot',
            ['junit', { outputFile: resultsFile, includeConsoleOutput: false }],
            flakyReporter(`${resultsFile}.flaky`),
          ],
    // Limits that end a test which hangs, not a slow one: on a busy machine everything takes twenty times as long.
    hookTimeout: 600_000,
    testTimeout: 300_000,
    // A test that passes only then is printed as FLAKY, with the reason of its first failure (decision 67).
    retry: process.env['CI'] === undefined ? 0 : 1,
    // A test that expects nothing cannot fail.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    // Servers and screens leave much behind that is young: collected less often, it takes a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    coverage: {
      provider: 'v8',
      include: measured.map((folder) => `${folder}/**/*.{ts,tsx}`),
      exclude: ['**/*.{test,stories,d}.{ts,tsx}', '**/*.messages*.ts', 'packages/features/src/testing/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.cache/coverage',
    },
    sequence: { sequencer: LongFirst },
    maxWorkers: 2,
    // A worker keeps what its files import only while the next file has the same project: one after the other, then.
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: SCREENS,
          setupFiles: ['jsdom-gaps', 'fresh-page', 'patience'].map(
            (name) => `packages/ui/src/test/${name}.ts`,
          ),
          isolate: false,
          // All but intervals: the page lives on for the next file, and draws no more frames once its own interval stood still.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
          },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'campuses/*/src/**/*.test.ts',
            'apps/campus/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...SCREENS, ON_THE_SERVER],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/api/{src,test}/**/*.test.ts', ON_THE_SERVER, 'e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE, ...excludedFromEmbedded, ...excludedFromPostgres],
          globalSetup: 'apps/api/test/template.ts',
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, exclude: excludedFromEmbedded, sequence: { groupOrder: 4 } },
      },
    ],
  },
});
