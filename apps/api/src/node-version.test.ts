import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError } from './config.js';
import { OLDEST_NODE, requireNode } from './node-version.js';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it.each(['18.20.8', '20.20.2', '21.7.3'])('refuses to start on Node %s, in one line', (version) => {
  expect(() => requireNode(version)).toThrow(
    new ConfigError(`this is Node ${version}, and it needs Node 22 or a later one`),
  );
});

it.each(['22.0.0', '26.10.0', process.versions.node])('starts on Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

it('matches the Node version of the build, and is checked before anything else', () => {
  expect(read('package.json')).toContain(`"engines": {\n    "node": ">=${OLDEST_NODE}"\n  }`);
  expect(read('tsup.config.ts')).toContain(`target: 'node${OLDEST_NODE}'`);
  expect(read('src/main.ts')).toMatch(/try \{\n {2}requireNode\(\);/);
});
