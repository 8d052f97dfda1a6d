import { useSyncExternalStore } from 'react';

/** Whether the page is visible: what arrives behind another tab or a locked screen is not read yet. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isInSight, () => false);
}

const isInSight = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
