import { createContext, use, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Toast as Primitive } from 'radix-ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';

/** Tones of toasts. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** What a toast says. */
export interface ToastContent {
  /** Default `neutral`. */
  tone?: ToastTone;
  title: string;
  description?: string;
  /** One thing to do about it; it must also be possible elsewhere. */
  action?: { label: string; onPress: () => void };
}

interface ShownToast extends ToastContent {
  id: number;
}

interface Toasts {
  toast: (content: ToastContent) => void;
  /** Takes all of them away. */
  dismiss: () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Says something briefly, wherever one is. Needs a {@link ToastProvider} above. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts)
    throw new Error(
      'useToast found no <ToastProvider>, so nobody would see the toast. Put one around the application.',
    );
  return toasts;
}

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Name of the region with the toasts. Default `Notifications`. */
  label?: string;
  /** Name of the cross. Default `Close`. */
  closeLabel?: string;
  children: ReactNode;
}

const SHOWN_FOR = 5_000;
const AT_MOST = 4;
let serial = 0;

/** Shows toasts in the top right corner, newest on top, for five seconds; hovering or leaving the window stops the time. */
export function ToastProvider({
  label = 'Notifications',
  closeLabel = 'Close',
  children,
}: ToastProviderProps): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const toast = useCallback((content: ToastContent) => {
    serial += 1;
    const next = { ...content, id: serial };
    setShown((now) => [next, ...now].slice(0, AT_MOST));
  }, []);
  const dismiss = useCallback(() => setShown([]), []);
  const remove = (id: number) => setShown((now) => now.filter((one) => one.id !== id));
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  return (
    <ToastContext value={toasts}>
      <Primitive.Provider label={label} duration={SHOWN_FOR} swipeDirection="right">
        {children}
        {shown.map((one) => (
          <ToastCard key={one.id} content={one} closeLabel={closeLabel} onClose={() => remove(one.id)} />
        ))}
        <Primitive.Viewport
          data-slot="toast-viewport"
          className="fixed top-0 right-0 z-60 flex w-full max-w-sm flex-col gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none"
        />
      </Primitive.Provider>
    </ToastContext>
  );
}

const marks = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
} satisfies Record<ToastTone, ReactElement | null>;

interface ToastCardProps {
  content: ToastContent;
  closeLabel: string;
  onClose: () => void;
}

function ToastCard({ content, closeLabel, onClose }: ToastCardProps): ReactElement {
  const { tone = 'neutral', title, description, action } = content;
  return (
    <Primitive.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onClick={onClose}
      className="flex items-center gap-3 rounded-card border border-line bg-surface py-2 ps-4 pe-1 text-fg shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {marks[tone]}
      <div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
        <Primitive.Title className="text-sm font-bold">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="text-sm text-fg-muted">{description}</Primitive.Description>
        ) : null}
      </div>
      {action ? (
        <Primitive.Action
          altText={action.label}
          onClick={action.onPress}
          className="min-h-11 rounded-control px-3 text-sm font-bold underline underline-offset-4"
        >
          {action.label}
        </Primitive.Action>
      ) : null}
      <Primitive.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}
