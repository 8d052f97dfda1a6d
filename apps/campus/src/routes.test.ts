import { expect, it } from 'vitest';
import { fits, hrefOf } from './routes.js';

it.each([
  ['/', '/', true],
  ['/login', '/login/', true],
  ['/login', '/Login', true],
  ['/login', '/', false],
  ['/tasks/:id', '/tasks/01a2', true],
  ['/tasks/:id', '/tasks', false],
  ['/dashboard/hives/:hive/:id', '/dashboard/hives/buzz/01a2', true],
  ['/dashboard/hives/:hive/:id', '/dashboard/hives/buzz/01a2/edit', false],
  ['/dashboard/search/saved', '/dashboard/search/other', false],
])('%s of %s: %s', (pattern, pathname, expected) => {
  expect(fits(pattern, pathname)).toBe(expected);
});

it('keeps the path of a listing while its form is open over it', () => {
  expect(hrefOf({ to: 'edit', hive: 'buzz', id: '01a2' }, true)).toBe('/dashboard/hives/buzz/01a2?edit=1');
});
