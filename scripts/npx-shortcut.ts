/**
 * Makes `npx` fast in this folder. Before npm runs a command, it reads the whole package tree to see whether the command is installed,
 * which takes two seconds in a tree made by pnpm. With an up-to-date list of its own, npm trusts that instead. Without the list, or with
 * an old one, npx works as before, only slower.
 */
import { readdirSync, readFileSync, realpathSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Writes the list of top-level packages, which is all that npm needs: npm does not start our tools. */
export function writeNpxShortcut(root: string): void {
  const folder = join(root, 'node_modules');
  const packages: Record<string, object> = {};
  for (const name of namesIn(folder)) {
    const at = relative(root, realpathSync(join(folder, name)));
    const { version } = JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')) as {
      version?: string;
    };
    packages[at] = { name, version };
    packages[`node_modules/${name}`] = { resolved: at, link: true };
  }
  const list = join(folder, '.package-lock.json');
  writeFileSync(list, JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  // Writing the list changed the folder's time, and the list must not be older than the folder.
  const soon = new Date(Date.now() + 1_000);
  utimesSync(list, soon, soon);
}

function namesIn(folder: string): string[] {
  const shown = (path: string) => readdirSync(path).filter((name) => !name.startsWith('.'));
  return shown(folder).flatMap((name) =>
    name.startsWith('@') ? shown(join(folder, name)).map((one) => `${name}/${one}`) : [name],
  );
}
