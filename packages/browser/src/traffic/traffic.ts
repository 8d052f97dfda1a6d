import type { TrafficPort } from '@campushive/features';

/** Counts the bytes that this page received over the network: its document and everything since, including headers. */
export function createTraffic(): TrafficPort {
  const listeners = new Set<() => void>();
  let bytes: number | null = null;
  const count = (entries: readonly PerformanceEntry[]) => {
    const more = entries.reduce((sum, entry) => sum + transferSizeOf(entry), 0);
    if (more === 0) return;
    bytes = (bytes ?? 0) + more;
    for (const listener of listeners) listener();
  };
  // Browsers deliver buffered entries only to an observer of a single type.
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

/** Returns 0 for cached responses, and for other sites, which do not expose the size. */
function transferSizeOf(entry: PerformanceEntry): number {
  return 'transferSize' in entry && typeof entry.transferSize === 'number' ? entry.transferSize : 0;
}
