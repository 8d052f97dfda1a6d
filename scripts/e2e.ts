/** Builds the product when needed and drives it in a real browser. Arguments go to Playwright, as in `pnpm e2e -g journey`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { build } from './build.ts';
import { type PlaywrightReport, fromPlaywright } from './report.ts';
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

const report = JSON.parse(readFileSync(`${reports}/e2e-playwright.json`, 'utf8')) as PlaywrightReport;
writeFileSync(`${reports}/e2e.json`, JSON.stringify(fromPlaywright(report)));
process.exit(code);
