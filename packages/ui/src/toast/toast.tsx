import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Primitive } from './primitive.js';
import { ToastCard } from './toast-card.js';
import { type ToastContent, ToastContext } from './toast-context.js';

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Name of the region with the toasts. Default `Notifications`. */
  label?: string;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
  children: ReactNode;
}

interface ShownToast {
  id: number;
  content: ToastContent;
  open: boolean;
}

const SHOWN_FOR = 5_000;
const AT_MOST = 4;

/**
 * Shows toasts in the top right corner, over the whole width of a phone and clear of its bottom bar: newest on top, for
 * five seconds. Hovering, focus and leaving the window stop the time.
 */
export function ToastProvider({
  label = 'Notifications',
  closeLabel = 'Close',
  children,
}: ToastProviderProps): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const toast = useCallback((content: ToastContent) => {
    setShown((now) => {
      const id = Math.max(0, ...now.map((one) => one.id)) + 1;
      return [...now.slice(1 - AT_MOST), { id, content, open: true }];
    });
  }, []);
  const dismiss = useCallback(() => setShown((now) => now.map(closed)), []);
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  // Closed ones stay in the list, so that they can leave in their own time; the next ones push them out.
  const close = (id: number) => setShown((now) => now.map((one) => (one.id === id ? closed(one) : one)));
  return (
    <ToastContext value={toasts}>
      <Primitive.Provider label={label} duration={SHOWN_FOR} swipeDirection="right">
        {children}
        {shown.map(({ id, content, open }) => (
          <ToastCard
            key={id}
            content={content}
            open={open}
            closeLabel={closeLabel}
            onClose={() => close(id)}
          />
        ))}
        <Primitive.Viewport
          data-slot="toast-viewport"
          label={label}
          className="pointer-events-none fixed top-0 right-0 z-60 flex max-h-dvh w-full max-w-md flex-col-reverse gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none"
        />
      </Primitive.Provider>
    </ToastContext>
  );
}

function closed(toast: ShownToast): ShownToast {
  return { ...toast, open: false };
}
