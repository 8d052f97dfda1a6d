import { expect, it } from 'vitest';
import { createNavigation } from './navigation.js';

it.each([
  ['/dashboard/payments?status=failed', '/dashboard/payments?status=failed'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?from=%2Flogin', '/dashboard'],
])('after signing in, %s leads to %s', (from, to) => {
  const visited: unknown[] = [];
  const navigation = createNavigation(
    (path) => void visited.push(path),
    () => true,
  );
  navigation.goToPath(from, { replace: true });
  expect(visited).toEqual([to]);
});
