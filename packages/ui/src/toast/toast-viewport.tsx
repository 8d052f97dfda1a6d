import type { ReactElement } from 'react';
import { Primitive } from './primitive.js';
import { ToastCard } from './toast-card.js';
import type { ShownToast } from './toast-context.js';

interface ToastViewportProps {
  shown: readonly ShownToast[];
  label: string;
  closeLabel: string;
  onClose: (id: number) => void;
}

const SHOWN_FOR = 5_000;

/** Region of the toasts, with their timers. Loaded by ToastProvider. */
export default function ToastViewport({
  shown,
  label,
  closeLabel,
  onClose,
}: ToastViewportProps): ReactElement {
  return (
    <Primitive.Provider label={label} duration={SHOWN_FOR} swipeDirection="right">
      {shown.map(({ id, content, open }) => (
        <ToastCard
          key={id}
          content={content}
          open={open}
          closeLabel={closeLabel}
          onClose={() => onClose(id)}
        />
      ))}
      <Primitive.Viewport
        data-slot="toast-viewport"
        label={`${label} ({hotkey})`}
        className="pointer-events-none fixed top-0 right-0 z-60 flex max-h-dvh w-full max-w-md flex-col-reverse gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none"
      />
    </Primitive.Provider>
  );
}
