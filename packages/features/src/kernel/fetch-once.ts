/** What forgets the words that could not be fetched. */
const failed = new Set<() => void>();

/**
 * Fetches again what could not be fetched, once it is asked for. React asks for a text each time it renders: without this step
 * between, a device that is offline would try without end.
 */
export function retryTranslations(): void {
  for (const forget of failed) forget();
  failed.clear();
}

interface Known<K, V> {
  get(key: K): Promise<V> | undefined;
  set(key: K, value: Promise<V>): unknown;
  delete(key: K): boolean;
}

/** What comes of a fetch. A key begins one, and another only after that has failed. */
export function fetchOnce<K, V>(known: Known<K, V>, key: K, fetch: () => Promise<V>): Promise<V> {
  const begun = known.get(key);
  if (begun !== undefined) return begun;
  const asked = fetch();
  asked.catch(() => failed.add(() => known.delete(key)));
  known.set(key, asked);
  return asked;
}
