import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackCloses, BackProvider, type HoldBack } from './back-closes.js';

/** Active watchers. The last one receives the back gesture, as in the browser. */
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

  it('destroys its close watcher when it unmounts, also after a step back', () => {
    stubWatchers();
    const { unmount } = render(<BackCloses onBack={() => undefined} />);
    goBack();
    unmount();
    expect(open).toHaveLength(0);
  });

  it('does nothing in a browser without a close watcher when the host provides no hold', () => {
    const onBack = vi.fn();
    expect(() => render(<BackCloses onBack={onBack} />)).not.toThrow();
  });

  it('holds a step of the host in a browser without a close watcher, and releases it when it unmounts', () => {
    const onBack = vi.fn();
    const release = vi.fn();
    const hold = vi.fn<HoldBack>(() => release);
    const { unmount } = render(
      <BackProvider value={hold}>
        <BackCloses onBack={onBack} />
      </BackProvider>,
    );
    hold.mock.calls[0]?.[0]();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
    expect(hold).toHaveBeenCalledTimes(1);
  });

  it('does not hold a step of the host when the browser has a close watcher', () => {
    stubWatchers();
    const hold = vi.fn<HoldBack>(() => () => undefined);
    render(
      <BackProvider value={hold}>
        <BackCloses onBack={() => undefined} />
      </BackProvider>,
    );
    expect(hold).not.toHaveBeenCalled();
  });
});
