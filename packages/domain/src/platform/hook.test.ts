import { expect, it } from 'vitest';
import { createHook } from './hook.js';

it('returns the function that the hook was filled with', () => {
  const hook = createHook<() => number>('answer');
  hook.fill(() => 42);
  expect(hook.use()).toBe(42);
});

it('throws an error with the name of the hook before the hook is filled', () => {
  expect(() => createHook('answer').use).toThrow(/answer/);
});

it('accepts the same function twice, because a process may compose several domains, and refuses another one', () => {
  const hook = createHook<() => number>('answer');
  const owner = () => 42;
  hook.fill(owner);
  hook.fill(owner);
  expect(() => hook.fill(() => 43)).toThrow(/owner/);
});
