/** Builds the product when needed and drives it in a real browser. Arguments go to Playwright, as in `pnpm e2e -g journey`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { build } from './build.ts';
import { root, run } from './run.ts';

await build();
const reports = `${root}/.cache/reports`;
mkdirSync(reports, { recursive: true });
const code = await run(
  'pnpm',
  ['--filter', '@campushive/e2e', 'exec', 'playwright', 'test', ...process.argv.slice(2)],
  {
    env: { E2E_BROWSER: await browserPath() },
  },
);

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}
const { stats } = JSON.parse(readFileSync(`${reports}/e2e-playwright.json`, 'utf8')) as PlaywrightReport;
// In the shape of the other suites' reports. A test that passed only when repeated did not pass.
const summary = { numPassedTests: stats.expected, numFailedTests: stats.unexpected + stats.flaky };
writeFileSync(`${reports}/e2e.json`, JSON.stringify(summary));
process.exit(code);
