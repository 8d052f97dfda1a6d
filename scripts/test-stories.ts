/**
 * Builds Storybook and tests every story in a browser: its play function and what .storybook/test-runner.ts asks of all.
 * Writes Jest's report to `.cache/reports/stories.json`. Arguments go to the test runner, as in
 * `pnpm test:stories -t Button`; `STORIES_URL` tests a Storybook that is already running instead.
 */
import { createReadStream, mkdirSync, statSync } from 'node:fs';
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
      ...process.argv.slice(2),
    ],
    { env: { STORIES_BROWSER: await browserPath() } },
  );
}

async function buildAndTest(): Promise<number> {
  const build = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
  if (build !== 0) return build;
  const server = await serve(built);
  try {
    return await test(`http://127.0.0.1:${portOf(server)}`);
  } finally {
    server.close();
  }
}

const running = process.env['STORIES_URL'];
process.exit(running ? await test(running) : await buildAndTest());
