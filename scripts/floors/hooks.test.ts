import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const domain = join(import.meta.dirname, '../../packages/domain/src');

it('fills each hook of a lower area where the areas are connected', () => {
  const connected = readFileSync(join(domain, 'connect-areas.ts'), 'utf8');
  const hooks = globSync('**/*.ts', { cwd: domain })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(domain, file), 'utf8').matchAll(/export const (\w+) =\s*createHook</g),
    ])
    .map(([, name = '']) => name);
  expect(hooks.length).toBeGreaterThan(15);
  expect(hooks.filter((name) => !connected.includes(`${name}.fill(`))).toEqual([]);
});
