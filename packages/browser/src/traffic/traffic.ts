import type { TrafficPort } from '@campushive/features';

/** Counts what the browser says it received over the network for this page: its document and everything since, headers included. */
export function createTraffic(): TrafficPort {
  const listeners = new Set<() => void>();
  let bytes: number | null = null;
  const count = (entries: readonly PerformanceEntry[]) => {
    const more = entries.reduce((sum, entry) => sum + transferSizeOf(entry), 0);
    if (more === 0) return;
    bytes = (bytes ?? 0) + more;
    for (const listener of listeners) listener();
  };
  // One observer a kind: only then the browser hands over what came before.
  for (const type of ['navigation', 'resource']) {
    new PerformanceObserver((list) => count(list.getEntries())).observe({ type, buffered: true });
  }
  return {
    received: () => bytes,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Nothing for what came from the browser's own store, and for other sites, which do not tell. */
function transferSizeOf(entry: PerformanceEntry): number {
  return 'transferSize' in entry && typeof entry.transferSize === 'number' ? entry.transferSize : 0;
}
