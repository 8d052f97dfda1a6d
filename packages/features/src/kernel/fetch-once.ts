import { markSettled } from './settled.js';

/** Callbacks that remove failed translation fetches from their caches. */
const failed = new Set<() => void>();

/**
 * Clears failed translation fetches, so that the next render fetches them again. React requests a text on every render. Without this step
 * an offline device would retry forever.
 */
export function retryTranslations(): void {
  for (const forget of failed) forget();
  failed.clear();
}

interface CachedValue<K, V> {
  get(key: K): Promise<V> | undefined;
  set(key: K, value: Promise<V>): unknown;
  delete(key: K): boolean;
}

/**
 * Returns the cached promise of a fetch, for `use`. A key is fetched once, and again only after `retryTranslations` clears a failure.
 */
export function fetchOnce<K, V>(order: CachedValue<K, V>, key: K, fetch: () => Promise<V>): Promise<V> {
  const pending = order.get(key);
  if (pending !== undefined) return pending;
  const request = markSettled(fetch());
  request.catch(() => failed.add(() => order.delete(key)));
  order.set(key, request);
  return request;
}
