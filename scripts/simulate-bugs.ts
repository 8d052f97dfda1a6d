/**
 * Plants each bug of `simulator/bugs` into a copy of the source and runs the simulator on it, two at a time. Exits with 1 when a bug is
 * not found within two minutes of the processor.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { root, run } from './run.ts';

const PATIENCE_S = 120;
const CONCURRENCY = 2;
const cache = `${root}/.cache/simulator`;
const only = process.argv[2] ?? '';
/** Seed that last found each bug. The search starts there, and continues with later seeds when the code has changed. */
const DETECTED_AT: Readonly<Record<string, number>> = {
  '01-release-whatever-the-status': 17,
  '03-any-handover-code': 23,
  '04-cancel-whatever-the-status': 7,
  '07-late-payment-forgotten': 2,
  '11-outbox-drops-what-fails': 3,
  '12-outbox-latest-first': 2,
  '15-refund-looked-for-too-late': 937,
  '16-kept-time-sold': 43,
  '17-undelivered-work-is-paid': 11,
  '18-released-under-a-block': 102,
};

/** Packages that are copied: the bug is planted in the domain, and the others must import that one. */
const COPIED = ['domain', 'testing'];

/** Links each dependency, and copied packages to their copies. */
function linkDependencies(from: string, to: string, copy: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@campushive') symlinkSync(`${from}/${name}`, `${to}/${name}`);
  }
  mkdirSync(`${to}/@campushive`);
  for (const name of readdirSync(`${from}/@campushive`)) {
    const target = COPIED.includes(name) ? `${copy}/packages/${name}` : `${from}/@campushive/${name}`;
    symlinkSync(target, `${to}/@campushive/${name}`);
  }
}

/** Copies the simulator's sources, and links their dependencies. */
function copySource(to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const folder of ['apps/api', ...COPIED.map((name) => `packages/${name}`), 'simulator']) {
    mkdirSync(`${to}/${folder}`, { recursive: true });
    cpSync(`${root}/${folder}/src`, `${to}/${folder}/src`, { recursive: true });
    cpSync(`${root}/${folder}/package.json`, `${to}/${folder}/package.json`);
    linkDependencies(`${root}/${folder}/node_modules`, `${to}/${folder}/node_modules`, to);
  }
  cpSync(`${root}/apps/api/migrations`, `${to}/apps/api/migrations`, { recursive: true });
  symlinkSync(`${root}/apps/api/fonts`, `${to}/apps/api/fonts`);
}

interface Search {
  readonly found: boolean;
  readonly output: string;
}

function search(folder: string, seed: number): Promise<Search> {
  const args = [
    '--max-semi-space-size=64',
    'simulator/src/main.ts',
    '--seed',
    String(seed),
    '--seeds',
    '100000',
    '--days',
    '10',
    '--crashes',
    '0.3',
    '--brief',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(`${root}/node_modules/.bin/tsx`, [...args, '--seconds', String(PATIENCE_S)], {
      cwd: folder,
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ found: code === 1 && output.startsWith('BROKEN'), output: output.trim() }),
    );
  });
}

let failed = 0;
async function find(patch: string): Promise<void> {
  const folder = `${cache}/${patch.replace('.patch', '')}`;
  copySource(folder);
  // Below an ignored folder, `git apply` would patch the repository's own files. With this ceiling, it patches the copy.
  const applied = await run('git', ['apply', `${root}/simulator/bugs/${patch}`], {
    cwd: folder,
    env: { GIT_CEILING_DIRECTORIES: cache },
  });
  const began = performance.now();
  const { found, output } =
    applied === 0
      ? await search(folder, DETECTED_AT[patch.replace('.patch', '')] ?? 1)
      : { found: false, output: 'The patch does not fit: renew it.' };
  if (!found) failed += 1;
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`${found ? 'found' : 'NOT FOUND'} in ${seconds} s  ${patch}\n    ${output}`);
  rmSync(folder, { recursive: true, force: true });
}

const patches = readdirSync(`${root}/simulator/bugs`)
  .filter((name) => name.endsWith('.patch') && name.includes(only))
  .sort();
const searches = Array.from({ length: CONCURRENCY }, async () => {
  for (let patch = patches.shift(); patch !== undefined; patch = patches.shift()) await find(patch);
});
await Promise.all(searches);
process.exit(failed === 0 ? 0 : 1);
