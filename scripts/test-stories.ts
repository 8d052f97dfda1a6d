/**
 * Builds Storybook and tests every story in a browser: its play function, and the checks of .storybook/test-runner.ts. Writes
 * its results to `.cache/reports/stories.xml`. Arguments choose stories by a part of their id, as in `pnpm test:stories kit-button kit-card`;
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

/** Number of stories in a test file of the runner, which opens a page for each file. */
const STORIES_A_ROUND = 125;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

async function test(url: string): Promise<number> {
  return run(
    'test-storybook',
    ['--url', url, '--config-dir', '.storybook', '--index-json', '--maxWorkers', '2', '--junit'],
    {
      env: {
        STORIES_BROWSER: await browserPath(),
        JEST_JUNIT_OUTPUT_FILE: `${root}/.cache/reports/stories.xml`,
        JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
        JEST_JUNIT_CLASSNAME: '{title}',
        JEST_JUNIT_TITLE: '{classname}',
        JEST_JUNIT_TEST_CASE_PROPERTIES_DIR: `${root}/scripts/reports`,
        JEST_JUNIT_TEST_CASE_PROPERTIES_JSON_FILE: 'jest-failed-try.cjs',
      },
    },
  );
}

/** Divides the stories into rounds of about the same size. Neighbours stay together, because they often share a scene, which is played once in a page. */
function roundsOf(stories: readonly Entry[]): ReadonlyMap<string, number> {
  const titles = Object.entries(Object.groupBy(stories, ({ title }) => title));
  const size = stories.length / Math.max(2, Math.ceil(stories.length / STORIES_A_ROUND));
  let before = 0;
  return new Map(
    titles.map(([title, entries = []]) => {
      const round = 1 + Math.floor(before / size);
      before += entries.length;
      return [title, round];
    }),
  );
}

/**
 * Writes the list from which the runner takes its tests: the chosen stories in a few rounds. The runner writes a test file for each title,
 * so that the titles of this list are the rounds. Storybook itself keeps its own list.
 */
function writeRounds(parts: readonly string[]): void {
  const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  const chosen = Object.values(index.entries).filter(({ id }) => parts.some((part) => id.includes(part)));
  const rounds = roundsOf(chosen);
  const entries = chosen.map((entry) => [
    entry.id,
    { ...entry, title: `Round ${rounds.get(entry.title) ?? 0}`, name: `${entry.title}: ${entry.name}` },
  ]);
  mkdirSync(`${built}/rounds`, { recursive: true });
  copyFileSync(`${built}/index.html`, `${built}/rounds/index.html`);
  writeFileSync(
    `${built}/rounds/index.json`,
    JSON.stringify({ ...index, entries: Object.fromEntries(entries) }),
  );
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
    const build = await run('storybook', ['build', '--test', '-c', '.storybook', '-o', built, '--quiet'], {
      env: { STORIES_FOR_TESTS: '1' },
    });
    if (build !== 0) return build;
  }
  const parts = args.filter((one) => !one.startsWith('--'));
  writeRounds(parts.length === 0 ? [''] : parts);
  const { server, url } = await serve(built);
  rmSync(stepFiles, { recursive: true, force: true });
  try {
    return await test(`${url}/rounds/`);
  } finally {
    server.close();
    if (parts.length === 0) gatherSteps();
  }
}

process.exit(await buildAndTest());
