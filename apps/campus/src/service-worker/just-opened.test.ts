import { expect, it } from 'vitest';
import { createJustOpened } from './just-opened.js';

it('remembers an opened page for twenty seconds, and no other page', () => {
  let now = 1_000;
  const justOpened = createJustOpened(() => now);
  justOpened.open('one');
  now += 19_999;
  justOpened.open('two');
  expect([justOpened.has('one'), justOpened.has('two'), justOpened.has('other')]).toEqual([
    true,
    true,
    false,
  ]);
  now += 1;
  expect([justOpened.has('one'), justOpened.has('two')]).toEqual([false, true]);
});
