import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDraftFiles } from '@campushive/features/testing';
import { createDeviceStorage, forgetPersonalKeys } from './device-storage.js';
import { createKeyStore } from './key-store.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forbidden = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError');
};
/** A fake of the browser's storage without space for another value. */
function full(): Storage {
  return Object.assign(Object.create(localStorage) as Storage, {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem() {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  });
}

describe.each([
  ['forbidden', forbidden],
  ['full', full],
])('a storage that is %s', (_, open) => {
  it('holds a written value for this page, and reports that the value is not persistent', () => {
    const store = createKeyStore(open);
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.get('token')).toBeNull();
    expect(store.isPersistent()).toBe(true);
    expect(store.set('token', 'ours')).toBe(false);
    expect([store.get('token'), store.isPersistent()]).toEqual(['ours', false]);
    expect(store.keys()).toContain('token');
    store.set('token', 'theirs');
    expect(changed).toHaveBeenCalledTimes(1);
    store.remove('token');
    expect([store.get('token'), store.isPersistent()]).toEqual([null, true]);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

it('stores a refused value once there is room', () => {
  let storage = full();
  const store = createKeyStore(() => storage);
  expect(store.set('outbox', '[1]')).toBe(false);
  storage = localStorage;
  expect(store.set('outbox', '[1,2]')).toBe(true);
  expect([localStorage.getItem('outbox'), store.isPersistent()]).toEqual(['[1,2]', true]);
});

it('reports writes of other pages of this campus until unsubscribed', () => {
  const [device, tab] = [createKeyStore(() => localStorage), createKeyStore(() => sessionStorage)];
  const storage = createDeviceStorage({
    device,
    tab,
    prefix: 'ours',
    files: memoryDraftFiles(),
    updateOfflineCopy: () => undefined,
  });
  const heard = vi.fn();
  const stop = storage.subscribeOtherPages(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'ours_outbox' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theirs_outbox' }));
  expect(heard).toHaveBeenCalledTimes(1);
  // A null key means that all keys were removed.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'ours_outbox' }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('writes each key to local or session storage, and a password to neither', () => {
  const [device, tab] = [createKeyStore(() => localStorage), createKeyStore(() => sessionStorage)];
  const storage = createDeviceStorage({
    device,
    tab,
    prefix: 'ours',
    files: memoryDraftFiles(),
    updateOfflineCopy: () => undefined,
  });
  for (const key of [
    'outbox',
    'handovers:ama',
    'draft:ama:post:0',
    'payment',
    'sign-in-intent',
    'slot:register',
    'credentials',
  ] as const)
    expect(storage.write(key, key)).toBe(true);
  expect(Object.keys(localStorage).sort()).toEqual([
    'ours_draft:ama:post:0',
    'ours_handovers:ama',
    'ours_outbox',
  ]);
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'ours_payment',
    'ours_sign-in-intent',
    'ours_slot:register',
  ]);
  expect(storage.read('credentials')).toBe('credentials');
  device.set('ours_token', 'stays');
  forgetPersonalKeys(device, 'ours');
  expect(Object.keys(localStorage)).toEqual(['ours_token']);
});
