import { useSyncExternalStore } from 'react';

/** Returns whether the page is visible. Messages that arrive in a background tab or on a locked screen stay unread. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isInSight, () => false);
}

const isInSight = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
