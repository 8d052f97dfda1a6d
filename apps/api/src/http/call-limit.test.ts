import fastify from 'fastify';
import cookie from '@fastify/cookie';
import { expect, it } from 'vitest';
import { serveCampus } from '@campushive/domain/platform/campus';
import { campus as ghana } from '@campushive/campus-ghana';
import { createLocalLimits } from '@campushive/domain/platform/limits';
import { createSecrets } from '../host/secrets/secrets.js';
import { callLimit } from './call-limit.js';
import { readDeviceCookie, setDeviceCookie } from './cookies/device-cookie.js';

const NETWORK = '10.9.8.7';
const now = new Date('2026-11-28T10:00:00Z');
const limit = () => callLimit(createLocalLimits({ now: () => now }));
/** Returns the number of calls that are let through. */
async function letThrough(calls: number, call: () => Promise<void>): Promise<number> {
  let count = 0;
  for (let index = 0; index < calls; index += 1) {
    await call().then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

it('limits one device behind a shared address without limiting the others', async () => {
  const hit = limit();
  expect(await letThrough(700, () => hit(null, 'mine', NETWORK))).toBe(600);
  expect(await letThrough(100, () => hit(null, 'other', NETWORK))).toBe(100);
  expect(await letThrough(700, () => hit(null, undefined, NETWORK))).toBe(600);
  expect(await letThrough(100, () => hit(null, 'other', NETWORK))).toBe(100);
});

it('limits a network whose callers present a new device with each call', async () => {
  const hit = limit();
  let devices = 0;
  expect(await letThrough(6_500, () => hit(null, `device${(devices += 1)}`, NETWORK))).toBe(6_000);
  expect(await letThrough(10, () => hit(null, 'other', '10.9.8.8'))).toBe(10);
});

it('recognises a device only by the cookie that the server issued', async () => {
  serveCampus(ghana);
  const app = fastify();
  await app.register(cookie);
  const secrets = createSecrets('a secret of this test, long enough');
  app.get('/api', (request, reply) => {
    const device = readDeviceCookie(request, secrets);
    return device ?? setDeviceCookie(reply, secrets, true);
  });
  const first = await app.inject('/api');
  const [given] = first.cookies;
  expect(given).toMatchObject({ path: '/api', httpOnly: true, secure: true, sameSite: 'Lax' });
  const name = given?.name ?? '';
  const again = await app.inject({ url: '/api', cookies: { [name]: given?.value ?? '' } });
  expect([again.body, again.cookies]).toEqual([first.body, []]);
  for (const value of [`${'x'.repeat(43)}.${'y'.repeat(43)}`, 'x', `${given?.value}x`]) {
    const forged = await app.inject({ url: '/api', cookies: { [name]: value } });
    expect(forged.cookies).toHaveLength(1);
    expect(forged.body).not.toBe(first.body);
  }
  await app.close();
});
