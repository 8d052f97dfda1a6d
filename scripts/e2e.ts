/**
 * Builds the product when needed and drives it in a real browser. `--campus nairobi` serves another campus than Ghana's;
 * what else is given goes to Playwright, as in `pnpm e2e -g journey`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { build } from './build.ts';
import { type PlaywrightReport, fromPlaywright } from './report.ts';
import { root, run } from './run.ts';

const { campus, rest } = chosen(process.argv.slice(2));
await build();
const reports = `${root}/.cache/reports`;
mkdirSync(reports, { recursive: true });
const code = await run('pnpm', ['--filter', '@campushive/e2e', 'exec', 'playwright', 'test', ...rest], {
  env: { E2E_BROWSER: await browserPath(), ...(campus !== undefined && { E2E_CAMPUS: campus }) },
});

const report = JSON.parse(readFileSync(`${reports}/e2e-playwright.json`, 'utf8')) as PlaywrightReport;
const name = campus === undefined ? 'e2e' : `e2e-${campus}`;
writeFileSync(`${reports}/${name}.json`, JSON.stringify(fromPlaywright(report)));
process.exit(code);

/** The campus that the arguments name, and all others. */
function chosen(args: readonly string[]): { campus: string | undefined; rest: readonly string[] } {
  const at = args.indexOf('--campus');
  if (at === -1) return { campus: undefined, rest: args };
  const named = args[at + 1];
  if (named === undefined) throw new Error('Say which campus after --campus: a folder of campuses/.');
  return { campus: named, rest: args.toSpliced(at, 2) };
}
