import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.js';

describe('createCatchUp', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves a page alone that the server answered', () => {
    const refresh = vi.fn();
    createCatchUp(refresh).answered('server');
    vi.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('fetches again what the device answered, once for many answers, until the server answers', () => {
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

  it('waits for a network', () => {
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

  it('waits until the page is seen, also when it is hidden in between', () => {
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
