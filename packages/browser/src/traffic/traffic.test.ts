import { afterEach, expect, it, vi } from 'vitest';
import { createTraffic } from './traffic.js';

type Deliver = (entries: readonly object[]) => void;

/** Stubs a browser that reports requests on demand. */
function tellingBrowser(): ReadonlyMap<string, Deliver> {
  const deliverByType = new Map<string, Deliver>();
  class Observer {
    readonly #hear: (list: { getEntries: () => readonly object[] }) => void;
    constructor(hear: (list: { getEntries: () => readonly object[] }) => void) {
      this.#hear = hear;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }): void {
      if (buffered) deliverByType.set(type, (entries) => this.#hear({ getEntries: () => entries }));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return deliverByType;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('adds up the sizes of the document and of all later requests', () => {
  const deliverByType = tellingBrowser();
  const traffic = createTraffic();
  const heard = vi.fn();
  const stop = traffic.subscribe(heard);
  expect(traffic.received()).toBeNull();
  deliverByType.get('navigation')?.([{ transferSize: 12_000 }]);
  deliverByType.get('resource')?.([{ transferSize: 80_000 }, { transferSize: 4_500 }]);
  expect(traffic.received()).toBe(96_500);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  deliverByType.get('resource')?.([{ transferSize: 500 }]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(traffic.received()).toBe(97_000);
});

it('does not count responses from the browser cache, or without a size', () => {
  const deliverByType = tellingBrowser();
  const traffic = createTraffic();
  deliverByType.get('resource')?.([{ transferSize: 0 }, {}]);
  expect(traffic.received()).toBeNull();
});
