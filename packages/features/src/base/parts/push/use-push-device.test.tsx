import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeDevice, type FakeDeviceOptions } from '../../../testing/fake-device.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { usePushDevice } from './use-push-device.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

const KEY = 'server-key';

async function settings(options: FakeDeviceOptions, publicKey: string | null = KEY) {
  const device = createFakeDevice(options);
  const subscribe = vi.fn(async () => ({ data: undefined }));
  const unsubscribe = vi.fn(async () => ({ data: undefined }));
  const key = async () => ({ data: { publicKey } });
  const campus = createStoryCampus({ device, client: { push: { key, subscribe, unsubscribe } } });
  const { result } = renderHook(() => usePushDevice(), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  const turn = (on: boolean) =>
    act(async () => {
      if (result.current.status === 'ready') result.current.onChange({ on });
    });
  const { storage } = campus.ports;
  return { device, result, turn, subscribe, unsubscribe, offer: () => storage.read('push-offer') };
}

it('subscribes the device at the server when turned on, and unsubscribes it when turned off', async () => {
  const { device, result, turn, subscribe, unsubscribe, offer } = await settings({ permission: 'ask' });
  expect(result.current).toMatchObject({ status: 'ready', on: false });
  await turn(true);
  await waitFor(() => expect(result.current).toMatchObject({ on: true, working: false, failed: false }));
  const target = await device.push.target();
  expect(target?.endpoint).toContain(KEY);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(target);
  await turn(false);
  await waitFor(() => expect(result.current).toMatchObject({ on: false }));
  expect(unsubscribe).toHaveBeenCalledExactlyOnceWith({ endpoint: target?.endpoint });
  expect(await device.push.target()).toBeNull();
  // Switching off also declines future offers.
  expect(offer()).toBe('declined');
});

it('stays off when the user denies the browser permission', async () => {
  const { result, turn, subscribe } = await settings({ permission: 'ask', answer: 'denied' });
  await turn(true);
  await waitFor(() => expect(result.current.status).toBe('denied'));
  expect(subscribe).not.toHaveBeenCalled();
});

it('reports push as unavailable when the server does not send any', async () => {
  const { device, result, turn } = await settings({ permission: 'granted' }, null);
  await turn(true);
  await waitFor(() => expect(result.current.status).toBe('unavailable'));
  expect(await device.push.target()).toBeNull();
});
