import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.js';

describe('createCatchUp', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('does not refresh a page after an answer of the server', () => {
    const refresh = vi.fn();
    createCatchUp(refresh).answered('server');
    vi.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('refreshes once after several answers of the device, and again until the server answers', () => {
    let isServerThere = false;
    const refresh = vi.fn(() => catchUp.answered(isServerThere ? 'server' : 'device'));
    const catchUp = createCatchUp(refresh);
    catchUp.answered('device');
    catchUp.answered('device');
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    isServerThere = true;
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('waits for a network before it refreshes', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const refresh = vi.fn();
    createCatchUp(refresh).answered('device');
    vi.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(5_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('waits until the page is visible before it refreshes, also when it was hidden in between', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const refresh = vi.fn();
    createCatchUp(refresh).answered('device');
    visibility.mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
