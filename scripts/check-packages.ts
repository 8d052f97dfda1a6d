/**
 * Builds and packs the published packages, then checks each tarball with publint and, entry by entry, with "are the types wrong?". Its
 * source maps must refer to files of the tarball.
 * Arguments choose packages, as in `node scripts/check-packages.ts ui`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { mapProblemsOf } from './publishing/maps.ts';
import { folderOf, PUBLISHED, type Manifest } from './publishing/published.ts';
import { root, run } from './run.ts';

const packs = `${root}/.cache/packs`;

/** Returns the entries that have types. A wildcard becomes an entry for each matching file. */
function entriesOf(folder: string, { publishConfig }: Manifest): string[] {
  return Object.entries(publishConfig.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    if (!entry.includes('*')) return [entry];
    const [before = '', after = ''] = target.types.replace('./', '').split('*');
    return readdirSync(`${folder}/${before}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(after) && !file.slice(0, -after.length).includes('/'))
      .map((file) => entry.replace('*', file.slice(0, -after.length)));
  });
}

async function check(name: string): Promise<boolean> {
  const folder = `${root}/${folderOf(name)}`;
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const pnpm = (...args: string[]) => run('npx', ['--yes', 'pnpm@12', ...args], { cwd: folder });
  if ((await pnpm('build')) !== 0) return false;
  if ((await pnpm('pack', '--pack-destination', packs)) !== 0) return false;
  const tarball = `${packs}/${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
  // packages/testing and the starter bundle their declarations, which have no maps.
  const maps = manifest.files.includes('src') ? mapProblemsOf(tarball) : [];
  for (const problem of maps.slice(0, 5)) console.error(`${manifest.name}: ${problem}`);
  const lint = await run('publint', ['run', tarball, '--strict']);
  const question = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints'];
  const entries = entriesOf(folder, manifest);
  const types = await run('attw', [...question, ...entries, '--quiet']);
  if (types !== 0) await run('attw', [...question, ...entries]);
  console.log(
    `${manifest.name}: the types of ${entries.length} entries are ${types === 0 ? 'right' : 'WRONG'}`,
  );
  return lint === 0 && types === 0 && maps.length === 0;
}

rmSync(packs, { recursive: true, force: true });
mkdirSync(packs, { recursive: true });

const chosen = process.argv.slice(2);
const failed: string[] = [];
for (const name of chosen.length > 0 ? chosen : PUBLISHED) {
  if (!(await check(name))) failed.push(name);
}
console.log(
  failed.length === 0 ? 'Every tarball is fit to publish.' : `Not fit to publish: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
