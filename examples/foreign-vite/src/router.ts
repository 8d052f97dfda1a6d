import type { Destination } from '@campushive/features';
import { useSyncExternalStore } from 'react';

/** Each destination has its own path: `/listing?hive=essentials&id=…`. */
export function href({ to, ...fields }: Destination): string {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/${to}?${query}` : `/${to}`;
}

const listeners = new Set<() => void>();

export function navigate(path: string, { replace }: { replace: boolean }): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  for (const listener of listeners) listener();
}

/** The address of the open page. */
export function usePage(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.href));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
