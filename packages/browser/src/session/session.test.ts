import { ApiError, type Client } from '@campushive/contract';
import { aStudent } from '@campushive/features/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createKeyStore } from '../storage/key-store.js';
import { createSession } from './session.js';

beforeEach(() => localStorage.clear());

const user = aStudent(0);
function open(stored: Record<string, string>) {
  const device = createKeyStore(() => localStorage);
  for (const [key, value] of Object.entries(stored)) device.set(key, value);
  const over = { onEnd: vi.fn(), onSignOut: vi.fn(), onSuspended: vi.fn() };
  return { ...over, device, session: createSession({ device, prefix: 'c', ...over }) };
}
const refusing = (status: number, code: ApiError['code']): Client =>
  ({ auth: { me: () => Promise.reject(new ApiError({ status, code, message: '' })) } }) as unknown as Client;
const answering = { auth: { me: async () => ({ data: user }) } } as unknown as Client;

it.each([401, 403])('ends the session when the server answers %i, with any error code', async (status) => {
  const { session, device, onEnd } = open({ c_token: 't', c_user: JSON.stringify(user) });
  await session.restore(refusing(status, 'forbidden'));
  expect(session.state()).toEqual({ status: 'anonymous', ended: true });
  expect([device.get('c_token'), device.get('c_user')]).toEqual([null, null]);
  expect(onEnd).toHaveBeenCalledOnce();
});

it.each([0, 500, 503])(
  'keeps an unconfirmed session when the server answers %i, even when no user is stored',
  async (status) => {
    const { session, device } = open({ c_token: 't' });
    await session.restore(refusing(status, 'network'));
    expect(session.state()).toEqual({ status: 'loading', offline: true });
    expect(device.get('c_token')).toBe('t');
    await session.restore(answering);
    expect(session.state()).toEqual({ status: 'member', user, offline: false });
  },
);

it('is no longer offline once the server confirms the stored user', async () => {
  const { session } = open({ c_token: 't', c_user: JSON.stringify(user) });
  await session.restore(refusing(0, 'network'));
  expect(session.state()).toEqual({ status: 'member', user, offline: true });
  await session.restore(answering);
  expect(session.state()).toEqual({ status: 'member', user, offline: false });
});

it.each(['{"id":"u1","settings":null}', '{"id":"u1"}', 'null', '[]', '{', '7'])(
  'fetches its user again when the device holds a broken copy: %s',
  async (copy) => {
    const { session } = open({ c_token: 't', c_user: copy });
    expect(session.state()).toEqual({ status: 'loading' });
    await session.restore(answering);
    expect(session.state()).toEqual({ status: 'member', user, offline: false });
  },
);
