import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined;

/** Returns true where fingers press, and on a server. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches === true,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
