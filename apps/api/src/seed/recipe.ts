import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Value of {@link recipeIn} at the time of the build. A bundle does without the sources. */
declare const DEMO_RECIPE: string | undefined;

/** Code that draws, encodes and inspects the files of a demo, and the versions of its libraries. */
const SOURCES = [
  'src/host/images',
  'src/host/files',
  'src/seed/pictures',
  'src/seed/sheets',
  'fonts',
  'package.json',
];

/** Returns a hash that changes whenever the same input could become another file. */
export const recipe = (): string =>
  typeof DEMO_RECIPE === 'string' ? DEMO_RECIPE : recipeIn(join(import.meta.dirname, '../..'));

/** Returns the hash of the sources in the folder of this package. */
export function recipeIn(folder: string): string {
  const hash = createHash('sha256').update(process.arch);
  for (const path of SOURCES) add(hash, join(folder, path));
  return hash.digest('hex').slice(0, 20);
}

function add(hash: ReturnType<typeof createHash>, path: string): void {
  if (!statSync(path).isDirectory()) {
    hash.update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!name.includes('.test.')) add(hash.update(name), join(path, name));
  }
}
