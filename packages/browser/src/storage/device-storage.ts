import { TAB_KEYS, type DeviceStorage, type DraftFileStore, type StorageKey } from '@campushive/features';
import type { KeyStore } from './key-store.js';

/** Stores that a device storage writes to. */
export interface DeviceStorageOptions {
  /** Storage that all tabs share. */
  readonly device: KeyStore;
  /** Storage that lasts as long as the tab. */
  readonly tab: KeyStore;
  /** Prefix of every key, which separates two campuses on one host. */
  readonly prefix: string;
  /** Store of draft files, which the port passes on. */
  readonly files: DraftFileStore;
  /** Replaces the response that the service worker has cached. */
  readonly updateOfflineCopy: DeviceStorage['updateOfflineCopy'];
}

/** Stores each key by its lifetime: a password only in memory, a pending payment in its tab, a draft on the device. */
export function createDeviceStorage(options: DeviceStorageOptions): DeviceStorage {
  const { device, tab, prefix, files, updateOfflineCopy } = options;
  let credentials: string | null = null;
  const storeOf = (key: StorageKey) => (key.startsWith('slot:') || TAB_KEYS.includes(key) ? tab : device);
  return {
    files,
    updateOfflineCopy,
    read: (key) => (key === 'credentials' ? credentials : storeOf(key).get(`${prefix}_${key}`)),
    write(key, value) {
      if (key === 'credentials') credentials = value;
      else if (value === null) storeOf(key).remove(`${prefix}_${key}`);
      else return storeOf(key).set(`${prefix}_${key}`, value);
      return true;
    },
    isPersistent: () => device.isPersistent() && tab.isPersistent(),
    subscribe(listener) {
      const stops = [device.subscribe(listener), tab.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    subscribeOtherPages(listener) {
      const hear = ({ key }: StorageEvent) => {
        // A null key means that all keys were removed.
        if (key === null || key.startsWith(`${prefix}_`)) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/**
 * Deletes a student's data on the device at sign-out: drafts, unsent messages, vouchers, bundles, data for doors, and the payment method.
 */
export function forgetPersonalKeys(device: KeyStore, prefix: string): void {
  const personal = ['draft:', 'outbox', 'handovers:', 'doors:', 'admissions:', 'bundle:', 'pay-method'].map(
    (key) => `${prefix}_${key}`,
  );
  for (const key of device.keys()) {
    if (personal.some((start) => key.startsWith(start))) device.remove(key);
  }
}
