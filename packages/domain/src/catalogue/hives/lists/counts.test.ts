import { MINUTE, SECOND } from '@campushive/contract';
import { expect, it } from 'vitest';
import { createTestClock } from '../../../../../../apps/api/test/campus.js';
import { Counts } from './counts.js';

it('counts small totals each time, and caches large ones until a later recount', async () => {
  const clock = createTestClock();
  const counts = new Counts(clock);
  let there = 999;
  let counted = 0;
  const of = async () => {
    const { count } = await counts.of('essentials', async () => {
      counted += 1;
      return { count: there, firstEnd: null };
    });
    return count;
  };
  expect([await of(), await of(), counted]).toEqual([999, 999, 2]);
  there = 1_000;
  expect([await of(), await of(), counted]).toEqual([1_000, 1_000, 3]);
  there = 1_001;
  clock.advance(31 * SECOND);
  expect(await of()).toBe(1_000);
  await expect.poll(of).toBe(1_001);
  there = 5;
  clock.advance(11 * MINUTE);
  expect([await of(), await of(), counted]).toEqual([5, 5, 6]);
});
