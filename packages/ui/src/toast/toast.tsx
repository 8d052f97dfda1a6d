import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ToastContext, type ShownToast, type ToastContent } from './toast-context.js';

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Accessible name of the region with the toasts. Default `Notifications`. */
  label?: string;
  /** Accessible name of the close button. Default `Close`. */
  closeLabel?: string;
  /** The application, whose components may call `useToast`. */
  children: ReactNode;
}

const MAX_TOASTS = 4;

const loadViewport = () => import('./toast-viewport.js').then(({ default: Viewport }) => Viewport);
/** Loads the code of toasts, so that a toast can appear offline. Resolves even when the load fails. */
export const preloadToasts = (): Promise<void> =>
  loadViewport().then(
    () => undefined,
    () => undefined,
  );
type Viewport = Awaited<ReturnType<typeof loadViewport>>;

/**
 * Shows toasts in the top right corner, or over the whole width of a phone, clear of its bottom bar: newest on top, for five seconds by
 * default. Hover, focus and leaving the window pause the timer; F8 moves the focus there. The code loads with the page's first touch or
 * key, so that it is available when an action fails, and pages that are only read do not load it.
 */
export function ToastProvider({
  label = 'Notifications',
  closeLabel = 'Close',
  children,
}: ToastProviderProps): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const { Viewport, fetchViewport } = useViewport();
  const toast = useCallback(
    (content: ToastContent) => {
      fetchViewport();
      setShown((now) => {
        const id = Math.max(0, ...now.map((one) => one.id)) + 1;
        return [...now.slice(1 - MAX_TOASTS), { id, content, open: true }];
      });
    },
    [fetchViewport],
  );
  const dismiss = useCallback(() => setShown((now) => now.map(closed)), []);
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  // Closed toasts stay in the list for their exit animation; later ones push them out.
  const close = useCallback(
    (id: number) => setShown((now) => now.map((one) => (one.id === id ? closed(one) : one))),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {Viewport === null ? null : (
        <Viewport shown={shown} label={label} closeLabel={closeLabel} onClose={close} />
      )}
    </ToastContext>
  );
}

/** Returns the viewport once its code is loaded. A failed load, for example offline, is retried with the next toast. */
function useViewport(): { Viewport: Viewport | null; fetchViewport: () => void } {
  const [Viewport, setViewport] = useState<Viewport | null>(null);
  const fetchViewport = useCallback(
    () =>
      void loadViewport().then(
        (loaded) => setViewport(() => loaded),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    const first = new AbortController();
    const options = { signal: first.signal, capture: true, passive: true };
    const onFirst = () => {
      first.abort();
      fetchViewport();
    };
    window.addEventListener('pointerdown', onFirst, options);
    window.addEventListener('keydown', onFirst, options);
    return () => first.abort();
  }, [fetchViewport]);
  return { Viewport, fetchViewport };
}

function closed(toast: ShownToast): ShownToast {
  return { ...toast, open: false };
}
