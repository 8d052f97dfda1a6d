import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
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

// A page that says nothing does not pay for the means of saying it.
const ToastViewport = lazy(() => import('./toast-viewport.js'));

/**
 * Shows toasts in the top right corner, over the whole width of a phone and clear of its bottom bar: newest on top, for
 * five seconds unless they ask for more. Hovering, focus and leaving the window stop the time; F8 leads there. The code of the toasts themselves is fetched when
 * the first part that may show one is mounted, so that it is there when the network is gone.
 */
export function ToastProvider({
  label = 'Notifications',
  closeLabel = 'Close',
  children,
}: ToastProviderProps): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [wanted, setWanted] = useState(false);
  const toast = useCallback((content: ToastContent) => {
    setWanted(true);
    setShown((now) => {
      const id = Math.max(0, ...now.map((one) => one.id)) + 1;
      return [...now.slice(1 - MAX_TOASTS), { id, content, open: true }];
    });
  }, []);
  const dismiss = useCallback(() => setShown((now) => now.map(closed)), []);
  const prepare = useCallback(() => setWanted(true), []);
  const toasts = useMemo(() => ({ toast, dismiss, prepare }), [toast, dismiss, prepare]);
  // Closed ones stay in the list, so that they can leave in their own time; the next ones push them out.
  const close = useCallback(
    (id: number) => setShown((now) => now.map((one) => (one.id === id ? closed(one) : one))),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {wanted ? (
        <Suspense fallback={null}>
          <ToastViewport shown={shown} label={label} closeLabel={closeLabel} onClose={close} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

function closed(toast: ShownToast): ShownToast {
  return { ...toast, open: false };
}
