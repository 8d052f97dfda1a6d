import { defineConfig } from 'vitest/config';

/** Files that put something in the place of a module or a global, before others import it. */
const ALONE = ['apps/api/src/modules/auth/equal-work.test.ts', 'apps/api/src/modules/push/push.test.ts'];

/** Thousands of requests, to which either database gives the same answers: once is enough. */
const ON_ONE_DATABASE = ['bad-input', 'authorisation', 'fuzz'].map((name) => `apps/api/test/${name}.test.ts`);
/** What a data folder with the embedded database becomes: no other database has one. */
const ON_DATA_FOLDERS = ['apps/api/src/commands/archive.test.ts', 'apps/api/test/upgrade.test.ts'];
const leftToTheEmbedded = process.env['TEST_DATABASE_URL'] === undefined ? [] : ON_DATA_FOLDERS;
const leftToTheReal = process.env['REAL_DATABASE_FOLLOWS'] === undefined ? [] : ON_ONE_DATABASE;

export default defineConfig({
  test: {
    // A server with its database opens in about two seconds; on a busy machine in ten times that.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    // What passes only then is printed as FLAKY, with the reason of its first failure (decision 67).
    retry: process.env['CI'] === undefined ? 0 : 1,
    // A test that expects nothing cannot fail.
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
    // Servers and screens leave much behind that is young: collected less often, it takes a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,stories,d}.{ts,tsx}', '**/*.messages*.ts', 'packages/features/src/testing/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.cache/coverage',
    },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'campuses/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['packages/ui/src/test/jsdom-gaps.ts', 'packages/ui/src/test/patience.ts'],
          // The files of a worker share what they import, which takes a seventh of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/{src,test}/**/*.test.{ts,tsx}', 'e2e/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE, ...leftToTheReal, ...leftToTheEmbedded],
          setupFiles: 'packages/ui/src/test/jsdom-gaps.ts',
          globalSetup: 'apps/api/test/template.ts',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
