import { useSyncExternalStore } from 'react';
import { useSessionPort, useStorage, useUser } from '../../../kernel/index.js';
import { doorStoreOf, NO_DOORS, type DoorStore, type StoredDoors } from './door-store.js';

const nothing = () => NO_DOORS;

/** Returns the door data that this device stores for the signed-in user. */
export function useDoorStore(): { readonly store: DoorStore; readonly stored: StoredDoors } {
  const storage = useStorage();
  // Re-renders on a change of user, which selects another store.
  useUser();
  const store = doorStoreOf(useSessionPort(), storage);
  return { store, stored: useSyncExternalStore(store.subscribe, store.read, nothing) };
}
