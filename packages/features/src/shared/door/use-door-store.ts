import { useSyncExternalStore } from 'react';
import { useSessionPort, useStorage, useUser } from '../../kernel/index.js';
import { doorStoreOf, NO_DOORS, type DoorStore, type KeptDoors } from './door-store.js';

const nothing = () => NO_DOORS;

/** What this device keeps for the doors of who is signed in. */
export function useDoorStore(): { readonly store: DoorStore; readonly kept: KeptDoors } {
  const storage = useStorage();
  // Whose it is changes with who is signed in.
  useUser();
  const store = doorStoreOf(useSessionPort(), storage);
  return { store, kept: useSyncExternalStore(store.subscribe, store.kept, nothing) };
}
