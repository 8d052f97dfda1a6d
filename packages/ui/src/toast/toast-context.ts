import { createContext, use } from 'react';

/** Tones of toasts. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** Content of a toast. */
export interface ToastContent {
  /** Default `neutral`. */
  tone?: ToastTone;
  title: string;
  description?: string;
  /** Milliseconds until the toast closes, paused by hover and focus. Default 5,000. */
  lasting?: number;
  /** An action about the message. It must also be possible elsewhere, because the toast goes away. */
  action?: { label: string; onPress: () => void };
}

/** Return value of {@link useToast}. */
export interface Toasts {
  /** Shows a toast. */
  toast: (content: ToastContent) => void;
  /** Dismisses all toasts. */
  dismiss: () => void;
}

/** A toast, and whether it is open or closing. */
export interface ShownToast {
  id: number;
  content: ToastContent;
  open: boolean;
}

/** Set by ToastProvider. */
export const ToastContext = createContext<Toasts | null>(null);

/** Returns functions to show and dismiss toasts from anywhere. Needs a ToastProvider above. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) {
    throw new Error(
      'useToast found no <ToastProvider>, so no one would see the toast. Put one around the application.',
    );
  }
  return toasts;
}
