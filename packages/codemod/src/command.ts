import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrate.js';

/** Output of the command. */
export interface Streams {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const FILES = /\.(?:[cm]?[jt]s|[jt]sx|css|scss|less|html|mdx|vue|json)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'build', '.next', '.git']);

const USAGE = `Migrates an application from 0.1 of the CampusHive packages to 0.2.

  npx @campushive/codemod [--dry] <folder or file> …

--dry  changes nothing, and lists what would change`;

/** Migrates the given folders and files, and lists the changes. Returns the exit code: 1 for wrong arguments. */
export function command(args: readonly string[], { say, complain }: Streams): number {
  const dry = args.includes('--dry');
  const paths = args.filter((one) => one !== '--dry');
  const unknown = paths.find((one) => one.startsWith('-') || !statSync(one, { throwIfNoEntry: false }));
  if (paths.length === 0 || unknown !== undefined) {
    complain(unknown === undefined || unknown === '--help' ? USAGE : `${unknown} is not there.\n\n${USAGE}`);
    return 1;
  }
  const steps: string[] = [];
  let changed = 0;
  for (const path of paths.flatMap(filesOf)) {
    const before = readFileSync(path, 'utf8');
    const { text, steps: left } = migrate({ path, text: before });
    steps.push(...left.map(({ line, name, advice }) => `${path}:${line}  ${name}: ${advice}`));
    if (text === before) continue;
    changed += 1;
    say(`${dry ? 'would change' : 'changed'}  ${path}`);
    if (!dry) writeFileSync(path, text);
  }
  say(changed === 0 ? 'Nothing to rename.' : `${changed} ${changed === 1 ? 'file' : 'files'}.`);
  if (steps.length > 0) say(['', 'Left to you:', ...steps].join('\n'));
  say('\nNow check the types. MIGRATION.md in the repository lists every change.');
  return 0;
}

/** Returns a file, or the files of a folder and its folders. Node 20 has no `globSync`. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesOf(inside);
      return entry.isFile() && FILES.test(entry.name) ? [inside] : [];
    })
    .sort();
}
