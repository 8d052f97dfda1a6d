import { expect, it } from 'vitest';
import { createLocalLimits, MOST_WINDOWS } from './limits.js';

const start = new Date('2026-11-27T08:00:00Z');
let now = start;
const limits = createLocalLimits({ now: () => now });

it('refuses requests above the limit with the time to wait, and allows them again afterwards', async () => {
  await limits.hit('login:ama', 2, 60);
  await limits.hit('login:ama', 2, 60);
  now = new Date(start.getTime() + 20_000);
  await expect(limits.hit('login:ama', 2, 60)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: 40,
  });
  await limits.hit('login:kofi', 2, 60);
  now = new Date(start.getTime() + 60_000);
  await limits.hit('login:ama', 2, 60);
});

it('does not count a returned hit, and never counts below zero', async () => {
  await limits.giveBack('yaw');
  await limits.hit('yaw', 2, 60);
  await limits.hit('yaw', 2, 60);
  await limits.giveBack('yaw');
  await limits.hit('yaw', 2, 60);
  await expect(limits.hit('yaw', 2, 60)).rejects.toMatchObject({ code: 'rate_limited' });
});

it('keeps a maximum number of windows and evicts the least recently used one first', async () => {
  await limits.hit('early', 1, 3_600);
  await limits.hit('often', 1, 3_600);
  for (let at = 1; at < MOST_WINDOWS; at += 1) await limits.hit(`flood ${at}`, 1, 3_600);
  await expect(limits.hit('often', 1, 3_600)).rejects.toMatchObject({ code: 'rate_limited' });
  await limits.hit('early', 1, 3_600);
});
