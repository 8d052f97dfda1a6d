import { createClient } from '@campushive/contract/client';
import { expect, it } from 'vitest';
import { createServerPorts } from './server-ports.js';

/** Runs without jsdom, so that any access to a browser throws. */
const ports = createServerPorts({
  client: createClient(async () => ({ status: 200, body: { status: 'success', data: [] } })),
  viewer: null,
  url: '/listing?id=1',
  router: { href: ({ to }, isMember) => `/${isMember ? 'member' : 'visitor'}/${to}` },
});

it('provides session, address, storage and client for a page rendered without a browser', async () => {
  expect(ports.session.state()).toEqual({ status: 'anonymous' });
  expect(ports.navigation.current()).toBe('/listing?id=1');
  expect(ports.navigation.href({ to: 'dashboard' })).toBe('/visitor/dashboard');
  expect(ports.storage.read('outbox')).toBeNull();
  expect((await ports.client.hives.list({})).data).toEqual([]);
});

it('rejects every call that would send something', async () => {
  await expect(ports.session.signOut()).rejects.toThrow('sends nothing');
  await expect(ports.realtime.sendMessage({ conversationId: 'c', content: 'Hi' })).rejects.toThrow(
    'sends nothing',
  );
  await expect(ports.device.copy('Hi')).rejects.toThrow('sends nothing');
});
