import { globSync, readFileSync } from 'node:fs';
import { routes } from '../packages/contract/src/routes.ts';
import { expect, it } from 'vitest';

/** Tests that use the calls on a server: those of the use cases and those of the Node host. */
const TESTS = ['packages/domain/src/**/*.test.ts', 'apps/api/{src,test}/**/*.test.ts'];

/** Returns whether a test sends a raw request to the path of a call. */
function isRequested(text: string, route: string): boolean {
  const path = route.split(' ')[1] ?? '';
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('\\$\\{[^}]+\\}')}[\`'?]`).test(text);
}

it('tests the behaviour of each call of the contract on a server', () => {
  const text = TESTS.flatMap((pattern) => globSync(pattern))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const used = new Set(
    [...text.matchAll(/\b(\w+)\s*\.\s*(?=(\w+))/g)].map(([, group, call]) => `${group}.${call}`),
  );
  const untested = Object.entries(routes).filter(
    ([name, route]) => !used.has(name) && !isRequested(text, route),
  );
  expect(untested).toEqual([]);
});
