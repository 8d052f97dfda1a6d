/**
 * Builds Storybook and tests every story in a browser: its play function, and the checks of .storybook/test-runner.ts. Writes Jest's
 * report to `.cache/reports/stories.json`. Arguments choose stories by a part of their id, as in `pnpm test:stories kit-button kit-card`;
 * `--built` uses the build of the last run.
 *
 * This build has no docs pages and is for the tests only; `pnpm storybook:build` builds the Storybook for people.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';

const built = `${root}/.cache/storybook`;
const stepFiles = `${root}/.cache/story-steps`;
async function test(url: string): Promise<number> {
  const reports = `${root}/.cache/reports`;
  mkdirSync(reports, { recursive: true });
  return run(
    'test-storybook',
    [
      ...['--url', url, '--config-dir', '.storybook', '--index-json', '--maxWorkers', '2'],
      ...['--json', '--outputFile', `${reports}/stories.json`],
    ],
    { env: { STORIES_BROWSER: await browserPath() } },
  );
}

/** Reduces the index, from which the runner takes its tests, to the chosen stories. Keeps a copy of the whole index. */
function choose(parts: readonly string[]): void {
  const path = `${built}/index.json`;
  const whole = `${built}/index.whole.json`;
  if (!existsSync(whole)) copyFileSync(path, whole);
  const index = JSON.parse(readFileSync(whole, 'utf8')) as { entries: Record<string, unknown> };
  index.entries = Object.fromEntries(
    Object.entries(index.entries).filter(([id]) => parts.some((part) => id.includes(part))),
  );
  writeFileSync(path, JSON.stringify(index));
}

/** Collects the steps of the play functions after a whole run, for the docs pages: each worker left a file for each story. */
function gatherSteps(): void {
  if (!existsSync(stepFiles)) return;
  const stories = Object.fromEntries(
    readdirSync(stepFiles)
      .sort()
      .map((file): [string, unknown] => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(`${stepFiles}/${file}`, 'utf8')),
      ]),
  );
  const folder = `${root}/.cache/behaviours`;
  mkdirSync(folder, { recursive: true });
  const found = `${JSON.stringify({ ranAt: new Date().toISOString(), stories })}\n`;
  writeFileSync(`${folder}/behaviours.json`, found);
  // Updates a Storybook that was built earlier, too.
  const looked = `${root}/.storybook/dist/behaviours`;
  if (existsSync(looked)) writeFileSync(`${looked}/behaviours.json`, found);
}

async function buildAndTest(): Promise<number> {
  const args = process.argv.slice(2);
  if (!args.includes('--built')) {
    const build = await run('storybook', ['build', '--test', '-c', '.storybook', '-o', built, '--quiet']);
    if (build !== 0) return build;
  }
  const parts = args.filter((one) => !one.startsWith('--'));
  choose(parts.length === 0 ? [''] : parts);
  const { server, url } = await serve(built);
  rmSync(stepFiles, { recursive: true, force: true });
  try {
    return await test(url);
  } finally {
    server.close();
    if (parts.length === 0) gatherSteps();
  }
}

process.exit(await buildAndTest());
