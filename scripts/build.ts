/** Builds the web app and the server's bundle, which `start` serves. Skipped when their sources have not changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.ts';

const SOURCES = ['packages', 'campuses', 'apps', 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build.ts'];
const NOT_SOURCES = /^(node_modules|dist|dist-server|\.data)$|\.(test|stories)\.tsx?$|\.mdx$/;
const OUTPUTS = [
  'apps/campus/dist/sw.js',
  'apps/campus/dist-server/entry.server.js',
  'apps/api/dist/main.js',
];
const stampFile = `${root}/.cache/build-stamp`;

/** Builds unless the last build used the same sources. Throws when a build fails. */
export async function build(): Promise<void> {
  const stamp = hashOfSources();
  if (isCurrent(stamp)) return;
  const codes = await Promise.all([
    run('pnpm', ['--filter', '@campushive/campus', 'build']),
    run('pnpm', ['--filter', '@campushive/api', 'build']),
  ]);
  if (codes.some((code) => code !== 0)) throw new Error('The build failed; see above.');
  mkdirSync(`${root}/.cache`, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function isCurrent(stamp: string): boolean {
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  return built && OUTPUTS.every((path) => existsSync(`${root}/${path}`));
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(`${root}/${path}`).isFile()) {
    hash.update(path).update(readFileSync(`${root}/${path}`));
    return;
  }
  for (const name of readdirSync(`${root}/${path}`).sort()) {
    if (!NOT_SOURCES.test(name)) addTo(hash, `${path}/${name}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
