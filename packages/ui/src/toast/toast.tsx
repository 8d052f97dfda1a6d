import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ToastContext, type ShownToast, type ToastContent } from './toast-context.js';

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Name of the region with the toasts. Default `Notifications`. */
  label?: string;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
  /** The application, whose parts may call `useToast`. */
  children: ReactNode;
}

const MAX_TOASTS = 4;

const loadViewport = () => import('./toast-viewport.js').then(({ default: Viewport }) => Viewport);
/** Fetches the code that shows toasts, so that a toast appears without a network. Resolves also when the fetch fails. */
export const preloadToasts = (): Promise<void> =>
  loadViewport().then(
    () => undefined,
    () => undefined,
  );
type Viewport = Awaited<ReturnType<typeof loadViewport>>;

/**
 * Shows toasts in the top right corner, over the whole width of a phone and clear of its bottom bar: newest on top, for
 * five seconds unless they ask for more. Hovering, focus and leaving the window stop the time; F8 leads there. A page that is only
 * read does not pay for them: their code is fetched with its first touch or key, so that it is there when what was touched fails.
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
  // Closed ones stay in the list, so that they can leave in their own time; the next ones push them out.
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

/** The viewport once its code is there. A fetch that failed, as without a network, is made again with the next toast. */
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
