import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadToasts, ToastProvider } from './toast.js';
import { type Toasts, useToast } from './toast-context.js';
import type * as toastViewport from './toast-viewport.js';

/** State of the code's download: whether it fails, and how often it was requested. */
const network = vi.hoisted(() => ({ isAway: false, asked: 0 }));
vi.mock('./toast-viewport.js', async (load) => {
  const { default: Viewport } = await load<typeof toastViewport>();
  return {
    get default() {
      network.asked += 1;
      if (network.isAway) throw new TypeError('Failed to fetch');
      return Viewport;
    },
  };
});

describe('Toast', () => {
  beforeAll(async () => void (await import('./toast-viewport.js')));
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(network, { isAway: false, asked: 0 });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** Waits for the lazily imported code of the toasts and its effects. */
  const settle = () => act(() => vi.dynamicImportSettled());

  async function mount({ touched = true } = {}): Promise<Toasts> {
    const box: { toasts?: Toasts } = {};
    function Catch() {
      box.toasts = useToast();
      return null;
    }
    await act(async () => {
      render(
        <ToastProvider>
          <Catch />
        </ToastProvider>,
      );
    });
    if (touched) fireEvent.pointerDown(document.body);
    await settle();
    if (!box.toasts) throw new Error('useToast gave nothing.');
    return box.toasts;
  }
  const titles = () => screen.queryAllByRole('listitem').map((one) => one.textContent);

  it('preloads its code, and resolves without a network', async () => {
    vi.useRealTimers();
    await preloadToasts();
    expect(network.asked).toBe(1);
    network.isAway = true;
    await expect(preloadToasts()).resolves.toBeUndefined();
  });

  it('loads its code on the first touch or key of a page, and not before', async () => {
    await mount({ touched: false });
    expect(network.asked).toBe(0);
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await settle();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  });

  it('appears on a page without a touch or key', async () => {
    const { toast } = await mount({ touched: false });
    act(() => void toast({ title: 'Back online' }));
    await settle();
    expect(titles()).toEqual(['Back online']);
  });

  it('appears with the next toast when its code could not load without a network', async () => {
    network.isAway = true;
    const { toast } = await mount();
    act(() => void toast({ title: 'Not saved' }));
    await settle();
    expect(titles()).toEqual([]);
    network.isAway = false;
    act(() => void toast({ title: 'Saved' }));
    await settle();
    expect(titles()).toEqual(['Not saved', 'Saved']);
  });

  it('disappears after five seconds', async () => {
    const { toast } = await mount();
    act(() => void toast({ title: 'Saved' }));
    act(() => vi.advanceTimersByTime(4_999));
    expect(titles()).toEqual(['Saved']);
    act(() => vi.advanceTimersByTime(1));
    expect(titles()).toEqual([]);
  });

  it('stays for a longer duration on request, and pauses its time while it has the pointer or the focus', async () => {
    const { toast } = await mount();
    act(
      () => void toast({ title: 'Removed', duration: 10_000, action: { label: 'Undo', onPress: vi.fn() } }),
    );
    act(() => vi.advanceTimersByTime(9_999));
    expect(titles()).toHaveLength(1);
    act(() => void fireEvent.keyDown(document, { key: 'F8', code: 'F8' }));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(
      true,
    );
    act(() => vi.advanceTimersByTime(60_000));
    expect(titles()).toHaveLength(1);
  });

  it('accepts lasting, the former name of duration', async () => {
    const { toast, update } = await mount();
    let id = '';
    act(() => void (id = toast({ title: 'Removed', lasting: 10_000 })));
    act(() => vi.advanceTimersByTime(9_999));
    expect(titles()).toHaveLength(1);
    act(() => update(id, { lasting: 2_000 }));
    act(() => vi.advanceTimersByTime(2_000));
    expect(titles()).toEqual([]);
  });

  it('stays while the window has lost the focus', async () => {
    const { toast } = await mount();
    act(() => void toast({ title: 'Saved' }));
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => vi.advanceTimersByTime(60_000));
    expect(titles()).toEqual(['Saved']);
  });

  it('is limited to the four newest', async () => {
    const { toast } = await mount();
    act(() => ['1', '2', '3', '4', '5'].forEach((title) => toast({ title })));
    expect(titles()).toEqual(['2', '3', '4', '5']);
  });

  it('closes when it is pressed', async () => {
    const { toast } = await mount();
    act(() => void toast({ title: 'Saved' }));
    fireEvent.click(screen.getByRole('listitem'));
    expect(titles()).toEqual([]);
  });

  it('calls its action once and closes', async () => {
    const onPress = vi.fn();
    const { toast } = await mount();
    act(() => void toast({ title: 'Removed', action: { label: 'Undo', onPress } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });

  it('is announced politely, with the words of its action', async () => {
    const { toast } = await mount();
    act(
      () => void toast({ tone: 'danger', title: 'Not sent', action: { label: 'Retry', onPress: vi.fn() } }),
    );
    act(() => vi.advanceTimersByTime(100));
    const status = screen.getByRole('status');
    expect(status.getAttribute('aria-live')).toBe('polite');
    expect(status.textContent).toContain('Not sent');
    expect(status.textContent).toContain('Retry');
  });

  it('is dismissed with all others by one call without an id', async () => {
    const { toast, dismiss } = await mount();
    act(() => ['1', '2'].forEach((title) => toast({ title })));
    act(() => dismiss());
    expect(titles()).toEqual([]);
  });

  it('gets new content by its id, and starts its time again', async () => {
    const { toast, update } = await mount();
    let id = '';
    act(() => void (id = toast({ title: 'Uploading 1 of 2' })));
    act(() => vi.advanceTimersByTime(4_000));
    act(() => update(id, { title: 'Uploading 2 of 2' }));
    expect(titles()).toEqual(['Uploading 2 of 2']);
    act(() => vi.advanceTimersByTime(4_999));
    expect(titles()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(titles()).toEqual([]);
    act(() => update(id, { title: 'Too late' }));
    expect(titles()).toEqual([]);
  });

  it('replaces an earlier toast with the same id', async () => {
    const { toast } = await mount();
    act(() => ['1', '2'].forEach((title) => toast({ id: 'offline', title })));
    expect(titles()).toEqual(['2']);
  });

  it('names its close button in the language of the page', async () => {
    document.documentElement.lang = 'fr-FR';
    const { toast } = await mount();
    act(() => void toast({ title: '1' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy();
    document.documentElement.lang = '';
  });

  it('dismisses one toast by its id, and calls its onClose once', async () => {
    const onClose = vi.fn();
    const { toast, dismiss } = await mount();
    act(() => {
      const id = toast({ title: '1', onClose });
      toast({ title: '2' });
      dismiss(id);
      dismiss(id);
    });
    expect(titles()).toEqual(['2']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the loading text of a promise until it resolves, then the success text', async () => {
    const { promise } = await mount();
    let resolve = (_count: number): void => undefined;
    const pending = new Promise<number>((done) => (resolve = done));
    let openProp: Promise<number> | undefined;
    act(
      () =>
        void (openProp = promise(pending, {
          loading: 'Saving...',
          success: (count) => `${count} saved`,
          error: 'Not saved',
        })),
    );
    act(() => vi.advanceTimersByTime(60_000));
    expect(titles()).toEqual(['Saving...']);
    await act(async () => resolve(2));
    expect(titles()).toEqual(['2 saved']);
    expect(screen.getByRole('listitem').dataset['tone']).toBe('success');
    await expect(openProp).resolves.toBe(2);
  });

  it('shows the error text of a rejected promise, and leaves the reason to the caller', async () => {
    const { promise } = await mount();
    const failed = Promise.reject(new Error('offline'));
    const texts = {
      loading: 'Saving...',
      success: 'Saved',
      error: { title: 'Not saved', description: 'Try again' },
    };
    await act(() => expect(promise(failed, texts)).rejects.toThrow('offline'));
    expect(titles()).toEqual(['Not savedTry again']);
    expect(screen.getByRole('listitem').dataset['tone']).toBe('danger');
  });

  it('is swiped away to the left in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    const { toast } = await mount();
    act(() => void toast({ title: 'Saved' }));
    expect(screen.getByRole('listitem').dataset['swipeDirection']).toBe('left');
    document.documentElement.dir = '';
  });

  it('throws an error that names ToastProvider when the provider is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Alone() {
      useToast();
      return null;
    }
    expect(() => render(<Alone />)).toThrow(/<ToastProvider>/);
    vi.restoreAllMocks();
  });
});
