import { afterEach, expect, it, vi } from 'vitest';
import { createTraffic } from './traffic.js';

type Tell = (entries: readonly object[]) => void;

/** Stubs a browser that reports requests on demand. */
function tellingBrowser(): ReadonlyMap<string, Tell> {
  const tell = new Map<string, Tell>();
  class Observer {
    readonly #hear: (list: { getEntries: () => readonly object[] }) => void;
    constructor(hear: (list: { getEntries: () => readonly object[] }) => void) {
      this.#hear = hear;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }): void {
      if (buffered) tell.set(type, (entries) => this.#hear({ getEntries: () => entries }));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return tell;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('adds the document and everything that followed it', () => {
  const tell = tellingBrowser();
  const traffic = createTraffic();
  const heard = vi.fn();
  const stop = traffic.subscribe(heard);
  expect(traffic.received()).toBeNull();
  tell.get('navigation')?.([{ transferSize: 12_000 }]);
  tell.get('resource')?.([{ transferSize: 80_000 }, { transferSize: 4_500 }]);
  expect(traffic.received()).toBe(96_500);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  tell.get('resource')?.([{ transferSize: 500 }]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(traffic.received()).toBe(97_000);
});

it('does not count what came from the browser’s own store, or what is not told', () => {
  const tell = tellingBrowser();
  const traffic = createTraffic();
  tell.get('resource')?.([{ transferSize: 0 }, {}]);
  expect(traffic.received()).toBeNull();
});
