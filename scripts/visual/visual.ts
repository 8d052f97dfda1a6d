/**
 * Compares pictures of stories with the committed ones, by Playwright's `toHaveScreenshot`. Failures with expected, actual and different
 * pixels are in `.cache/visual/report/index.html`.
 *
 *   pnpm test:visual                    builds Storybook and compares
 *   pnpm test:visual -g kit-button      only stories whose id contains this
 *   pnpm test:visual -u --last-failed   renews the pictures of the last failures; check them before you commit them
 *   pnpm test:visual --built            uses the existing build of Storybook
 */
import { browserPath } from '../browser.ts';
import { root, run } from '../run.ts';
import { serve } from '../serve.ts';

const BUILT = '--built';
const built = `${root}/.storybook/dist`;
const args = process.argv.slice(2);

async function main(): Promise<number> {
  if (!args.includes(BUILT)) {
    const code = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
    if (code !== 0) return code;
  }
  const { server, url } = await serve(built);
  try {
    const chosen = args.filter((one) => one !== BUILT);
    const mode = chosen.some((one) => /^(-u|--update-snapshots)/.test(one)) ? [] : ['-u', 'none'];
    return await run('playwright', ['test', '-c', 'scripts/visual', ...mode, ...chosen], {
      env: { VISUAL_URL: url, VISUAL_BROWSER: await browserPath() },
    });
  } finally {
    server.close();
  }
}

process.exit(await main());
