/**
 * Builds the product when needed and runs the journeys in a real browser. `--campus nairobi` serves another campus than Ghana's,
 * `--without-newer-apis` removes from every page the APIs that the oldest supported browsers lack; other arguments go to Playwright, as
 * in `pnpm e2e -g journey`.
 */
import { browserPath } from './browser.ts';
import { build } from './build.ts';
import { root, run } from './run.ts';

const WITHOUT = '--without-newer-apis';
const isOlder = process.argv.includes(WITHOUT);
const { campus, rest } = chosen(process.argv.slice(2).filter((one) => one !== WITHOUT));
await build();
const name = ['e2e', campus, isOlder ? 'older' : undefined].filter((part) => part !== undefined).join('-');
const code = await run('pnpm', ['--filter', '@campushive/e2e', 'exec', 'playwright', 'test', ...rest], {
  env: {
    E2E_BROWSER: await browserPath(),
    E2E_REPORT: `${root}/.cache/reports/${name}.xml`,
    ...(campus !== undefined && { E2E_CAMPUS: campus }),
    ...(isOlder && { E2E_WITHOUT_NEWER_APIS: '1' }),
  },
});
process.exit(code);

/** Splits the arguments into the campus and the remaining ones. */
function chosen(args: readonly string[]): { campus: string | undefined; rest: readonly string[] } {
  const at = args.indexOf('--campus');
  if (at === -1) return { campus: undefined, rest: args };
  const named = args[at + 1];
  if (named === undefined) throw new Error('Say which campus after --campus: a folder of campuses/.');
  return { campus: named, rest: args.toSpliced(at, 2) };
}
