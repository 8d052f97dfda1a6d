import { expect, it } from 'vitest';
import { createNavigation } from './navigation.js';

it.each([
  ['/dashboard/payments?status=failed', '/dashboard/payments?status=failed'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?from=%2Flogin', '/dashboard'],
  ['/login/', '/dashboard'],
  ['/register', '/dashboard'],
  ['/otp?from=%2F', '/dashboard'],
  ['/login-help', '/login-help'],
])('maps the return path %s to %s after a sign-in', (from, to) => {
  const visited: unknown[] = [];
  const router = {
    href: ({ to: name }: { to: string }) => `/${name}`,
    navigate: (path: string) => visited.push(path),
  };
  createNavigation(router, () => true).goToPath(from, { replace: true });
  expect(visited).toEqual([to]);
});

it('returns the address for a member, or the public one on request', () => {
  const router = {
    href: ({ to }: { to: string }, isMember: boolean) => (isMember ? `/members/${to}` : `/${to}`),
    navigate: () => undefined,
  };
  const { href } = createNavigation(router, () => true);
  expect(href({ to: 'hives' })).toBe('/members/hives');
  expect(href({ to: 'hives' }, 'anyone')).toBe('/hives');
});
