import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false during hydration, when the output must match the server's, which knows nothing of this browser. Returns
 * true directly afterwards, and from the start for client-only rendering.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
