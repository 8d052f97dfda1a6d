import type { Destination } from '@campushive/features';
import { useSyncExternalStore } from 'react';

/** This application has one document: every destination stands behind its `#`. */
export function href({ to, ...fields }: Destination): string {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return `#/${to}?${query}`;
}

export function navigate(path: string, { replace }: { replace: boolean }): void {
  if (replace) location.replace(path);
  else location.assign(path);
}

/** Returns the address behind the `#`. */
export function usePage(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.hash.slice(1)) || '/', 'http://shop');
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
