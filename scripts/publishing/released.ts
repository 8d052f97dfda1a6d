/**
 * Writes the exports of the published packages into `released/<version>.txt`, a line per entry. Run by a release. The next migration
 * guide compares with it.
 *
 *   node scripts/publishing/released.ts 0.2.0
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { surfaceOf, type Surface } from '../api-reports/report.ts';
import { folderOf, PUBLISHED } from './published.ts';
import { root } from '../run.ts';

/** Exports by entry, such as `@campushive/ui/button`. */
export type Exports = ReadonlyMap<string, readonly string[]>;

const fileOf = (version: string) => `${root}/scripts/publishing/released/${version}.txt`;

/** Returns the exports of a released version. */
export function releasedExports(version: string): Exports {
  const lines = readFileSync(fileOf(version), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [entry = '', names = ''] = line.split(': ');
      return [entry, names.split(' ')];
    }),
  );
}

/** Returns the exports of a compiled package by entry. */
export function exportsOf(name: string, { entries }: Surface): Exports {
  return new Map(
    entries.map((entry) => [
      `@campushive/${name}${entry.name.slice(1)}`,
      entry.exports.map((one) => one.name),
    ]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Give the version, such as 0.2.0.');
  const lines = PUBLISHED.flatMap((name) => [...exportsOf(name, surfaceOf(folderOf(name)))]).map(
    ([entry, names]) => `${entry}: ${names.join(' ')}`,
  );
  writeFileSync(fileOf(version), `${lines.sort().join('\n')}\n`);
}
