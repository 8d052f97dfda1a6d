import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Primitive } from './primitive.js';
import { ToastContext } from './toast-context.js';
import { useToastList } from './use-toast-list.js';

/**
 * Props of {@link ToastProvider}; `ref`, `className` and the rest reach the list of toasts, once its code is loaded. Has no `asChild`,
 * because the list draws the toasts.
 */
export interface ToastProviderProps extends Omit<
  ComponentProps<typeof Primitive.Viewport>,
  'asChild' | 'children' | 'label'
> {
  /** Accessible name of the region with the toasts. Default: `Notifications`, in the page's language where the kit knows it. */
  label?: string;
  /** Accessible name of the close button. Default: `Close`, in the page's language where the kit knows it. */
  closeLabel?: string;
  /** Milliseconds until a toast closes. Default 5,000. */
  duration?: number | undefined;
  /** Number of toasts at a time; the oldest makes room. Default 4. */
  max?: number | undefined;
  /** Direction of the swipe that closes a toast. Default: towards the edge next to it, in the page's direction. */
  swipeDirection?: 'up' | 'down' | 'left' | 'right' | undefined;
  /** Distance of the swipe, in CSS pixels. Default 50. */
  swipeThreshold?: number | undefined;
  /** Keys that move the focus to the toasts. Default `F8`. */
  hotkey?: string[] | undefined;
  /** Element that holds the announcements. Default `document.body`. */
  announcerContainer?: Element | DocumentFragment | undefined;
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
 * Shows toasts in the upper corner at the end of a line (right in English), or over the whole width of a phone, clear of its bottom bar: newest on top, for five seconds by
 * default. Hover, focus and leaving the window pause the timer; F8 moves the focus there. The code loads with the page's first touch or
 * key, so that it is available when an action fails, and pages that are only read do not load it.
 */
export function ToastProvider({ max = MAX_TOASTS, children, ...options }: ToastProviderProps): ReactElement {
  const { Viewport, fetchViewport } = useViewport();
  const { shown, toasts, close } = useToastList(max, fetchViewport);
  return (
    <ToastContext value={toasts}>
      {children}
      {Viewport === null ? null : <Viewport {...options} shown={shown} onClose={close} />}
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
