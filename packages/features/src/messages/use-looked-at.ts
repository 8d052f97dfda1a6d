import { useSyncExternalStore } from 'react';

/** Whether the page is in sight: what arrives behind another tab or a locked screen is not read yet. */
export function useLookedAt(): boolean {
  return useSyncExternalStore(subscribe, isInSight, () => false);
}

const isInSight = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
