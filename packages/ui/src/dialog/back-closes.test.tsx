import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackCloses } from './back-closes.js';

/** Watchers that were not destroyed; the last one hears the way back, as in the browser. */
let open: { onclose: (() => void) | null; destroy: () => void }[] = [];

function stubWatchers(): void {
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null;
      constructor() {
        open.push(this);
      }
      destroy(): void {
        open = open.filter((one) => one !== this);
      }
    },
  );
}

function goBack(): void {
  const watcher = open.pop();
  watcher?.onclose?.();
}

describe('BackCloses', () => {
  afterEach(() => {
    cleanup();
    open = [];
    vi.unstubAllGlobals();
  });

  it('asks to close each time the user goes back', () => {
    stubWatchers();
    const onBack = vi.fn();
    render(<BackCloses onBack={onBack} />);
    goBack();
    goBack();
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('leaves the way back alone when the window is gone, also after it was used', () => {
    stubWatchers();
    const { unmount } = render(<BackCloses onBack={() => undefined} />);
    goBack();
    unmount();
    expect(open).toHaveLength(0);
  });

  it('does nothing in browsers that know no such way', () => {
    const onBack = vi.fn();
    expect(() => render(<BackCloses onBack={onBack} />)).not.toThrow();
  });
});
