import type { ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { Primitive } from './primitive.js';
import { ToastCard } from './toast-card.js';
import type { ToastProviderProps } from './toast.js';
import type { ShownToast } from './toast-context.js';

interface ToastViewportProps extends Omit<ToastProviderProps, 'children' | 'max'> {
  shown: readonly ShownToast[];
  onClose: (id: string) => void;
}

const DURATION = 5_000;

interface Labels {
  readonly label: string;
  readonly closeLabel: string;
}

const ENGLISH: Labels = { label: 'Notifications', closeLabel: 'Close' };
const LABELS: Readonly<Record<string, Labels>> = {
  es: { label: 'Notificaciones', closeLabel: 'Cerrar' },
  fr: { label: 'Notifications', closeLabel: 'Fermer' },
};

/** Returns the default labels in the language of the page. */
function defaultLabels(): Labels {
  const [language = ''] = document.documentElement.lang.split('-');
  return LABELS[language] ?? ENGLISH;
}

/** Region of the toasts, with their timers. Loaded by ToastProvider. */
export default function ToastViewport({
  shown,
  label = defaultLabels().label,
  closeLabel = defaultLabels().closeLabel,
  duration = DURATION,
  swipeDirection,
  swipeThreshold,
  announcerContainer,
  onClose,
  className,
  ...rest
}: ToastViewportProps): ReactElement {
  // A toast leaves over the edge that it is next to.
  const edge = usePageDirection() === 'rtl' ? 'left' : 'right';
  const swipe = swipeDirection ?? edge;
  return (
    <Primitive.Provider
      label={label}
      duration={duration}
      swipeDirection={swipe}
      swipeThreshold={swipeThreshold}
      announcerContainer={announcerContainer}
    >
      {shown.map(({ id, version, content, open }) => (
        <ToastCard
          // A new version is a new element: its text is announced, and its time starts again.
          key={`${id} ${version}`}
          swipe={swipe}
          content={content}
          open={open}
          closeLabel={closeLabel}
          onClose={() => onClose(id)}
        />
      ))}
      <Primitive.Viewport
        data-slot="toast-viewport"
        label={`${label} ({hotkey})`}
        className={cx(
          'pointer-events-none fixed end-0 top-0 z-60 flex max-h-dvh w-full max-w-md flex-col-reverse gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none',
          className,
        )}
        {...rest}
      />
    </Primitive.Provider>
  );
}
