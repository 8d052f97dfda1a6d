/**
 * Makes `npx` fast in this folder. Before it runs anything, npm reads the whole tree of packages to see whether what was
 * asked for is there already; of a tree that pnpm made, that takes two seconds. It trusts a list of its own instead, if
 * there is one and nothing is newer. Without it, or with an old one, everything works as before, only slower.
 */
import { readdirSync, readFileSync, realpathSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The tree's surface is all that npm needs to know: our tools are not started by it. */
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
  // Writing it has touched the folder, and it must not be older than that.
  const soon = new Date(Date.now() + 1_000);
  utimesSync(list, soon, soon);
}

function namesIn(folder: string): string[] {
  const shown = (path: string) => readdirSync(path).filter((name) => !name.startsWith('.'));
  return shown(folder).flatMap((name) =>
    name.startsWith('@') ? shown(join(folder, name)).map((one) => `${name}/${one}`) : [name],
  );
}
