import type { NoteKey, Notes } from '@campushive/features';
import type { KeyStore } from './key-store.js';

/** Keys that outlive the tab; everything else but drafts stays in it. */
const ON_DEVICE: readonly string[] = ['outbox', 'recent-searches', 'sidebar', 'consent', 'push-offer'];

export interface DeviceStorageOptions {
  readonly device: KeyStore;
  readonly tab: KeyStore;
  /** Begins every key, so that two campuses on one host do not read each other. */
  readonly prefix: string;
}

/** Keeps each key where it belongs: a password only in memory, a pending payment in its tab, a draft on the device. */
export function createDeviceStorage({ device, tab, prefix }: DeviceStorageOptions): Notes {
  const memory = new Map<NoteKey, string>();
  const storeOf = (key: NoteKey) => (ON_DEVICE.includes(key) || key.startsWith('draft:') ? device : tab);
  return {
    read: (key) => (key === 'credentials' ? (memory.get(key) ?? null) : storeOf(key).get(`${prefix}_${key}`)),
    write(key, value) {
      if (key === 'credentials') {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      } else if (value === null) storeOf(key).remove(`${prefix}_${key}`);
      else storeOf(key).set(`${prefix}_${key}`, value);
    },
  };
}

/** Forgets what a student leaves on the device who signs out: drafts, unsent messages, recent searches. */
export function forgetPersonalKeys(device: KeyStore, prefix: string): void {
  const personal = [`${prefix}_draft:`, `${prefix}_outbox`, `${prefix}_recent`];
  for (const key of device.keys()) {
    if (personal.some((start) => key.startsWith(start))) device.remove(key);
  }
}
