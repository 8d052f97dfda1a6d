import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as catalogues from './index.js';

const folder = new URL('..', import.meta.url).pathname;

it('lists every catalogue once', () => {
  // Includes catalogues that a screen does not export: a language without them would show that page in English.
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\./.test(file));
  const defined = files.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/= defineMessages/g)].map(() => file),
  );
  expect(defined.length).toBeGreaterThan(50);
  const listed = Object.values(catalogues);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(defined.length);
});

it('gives each catalogue the name under which a host overrides its texts', () => {
  expect(Object.entries(catalogues).filter(([name, { name: own }]) => own !== name)).toEqual([]);
});
