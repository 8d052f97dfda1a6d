/**
 * Builds Storybook and tests every story in a browser: its play function and what .storybook/test-runner.ts asks of all.
 * Writes Jest's report to `.cache/reports/stories.json`. An argument chooses stories by their id, as in
 * `pnpm test:stories kit-button`.
 */
import { createReadStream, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';

const built = `${root}/.storybook/dist`;
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!path.startsWith(folder) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server for the stories has no port.');
  return address.port;
}

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

/** Leaves only the chosen stories in the list from which the runner takes its tests. */
function choose(pattern: string): void {
  const path = `${built}/index.json`;
  const index = JSON.parse(readFileSync(path, 'utf8')) as { entries: Record<string, unknown> };
  index.entries = Object.fromEntries(Object.entries(index.entries).filter(([id]) => id.includes(pattern)));
  writeFileSync(path, JSON.stringify(index));
}

async function buildAndTest(): Promise<number> {
  const build = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
  if (build !== 0) return build;
  const [pattern] = process.argv.slice(2);
  if (pattern) choose(pattern);
  const server = await serve(built);
  try {
    return await test(`http://127.0.0.1:${portOf(server)}`);
  } finally {
    server.close();
  }
}

process.exit(await buildAndTest());
