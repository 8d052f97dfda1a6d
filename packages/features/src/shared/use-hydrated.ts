import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React hydrates what the server rendered, which knew nothing of this browser: the same must be rendered first.
 * True directly afterwards, and from the start where nothing was rendered before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
