import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import type { DataAttributes } from '../slot/data-attributes.js';
import type { Primitive } from './primitive.js';

/** Tones of toasts. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/**
 * Action of a toast; `ref`, `className` and the rest reach its button. Has neither `asChild` nor `children`, because it shows its label.
 */
export interface ToastAction
  extends
    DataAttributes,
    Omit<ComponentProps<typeof Primitive.Action>, 'asChild' | 'children' | 'altText' | 'key'> {
  label: string;
  /** Called when the button is pressed. */
  onPress: () => void;
  /** Text that is announced for the button. Default: its label. */
  altText?: string | undefined;
}

/**
 * Content of a toast; `ref`, `className`, `data-*` and the rest reach its element. Has neither `asChild` nor `children`, because a toast
 * draws its content; no `open`, `defaultOpen` and `onOpenChange`, because the list of toasts opens and closes them.
 */
export interface ToastContent
  extends
    DataAttributes,
    Omit<
      ComponentProps<typeof Primitive.Root>,
      'asChild' | 'children' | 'open' | 'defaultOpen' | 'onOpenChange' | 'id' | 'title' | 'key'
    > {
  /**
   * Name of the toast in the list, not the id of its element. A toast with the id of one that is shown replaces its content and restarts
   * its time. Default: a new id.
   */
  id?: string | undefined;
  /** Default `neutral`. */
  tone?: ToastTone | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** Milliseconds until the toast closes, paused by hover and focus. `Infinity` keeps it until it is closed. Default 5,000. */
  duration?: number | undefined;
  /** @deprecated Use `duration`. Goes with version 0.3. */
  lasting?: number | undefined;
  /** `foreground` announces at once, for the result of a press. Default `background`. */
  type?: 'foreground' | 'background' | undefined;
  /** An action about the message. It must also be possible elsewhere, because the toast goes away. */
  action?: ToastAction | undefined;
  /** Called when the toast closes: by time, a press, a swipe, Escape or `dismiss`. */
  onClose?: (() => void) | undefined;
}

/** Texts of a promise's toast: a title, or the whole content. */
export interface PromiseToasts<Value> {
  /** Shown while the promise is pending. */
  loading: string | ToastContent;
  /** Shown when the promise resolves. Its tone is `success` unless given. */
  success: string | ToastContent | ((value: Value) => string | ToastContent);
  /** Shown when the promise rejects. Its tone is `danger` unless given. */
  error: string | ToastContent | ((reason: unknown) => string | ToastContent);
}

/** Return value of {@link useToast}. */
export interface Toasts {
  /** Shows a toast, and returns its id. */
  toast: (content: ToastContent) => string;
  /** Changes the given parts of a toast and restarts its time. Without effect once the toast is closed. */
  update: (id: string, change: Partial<ToastContent>) => void;
  /** Dismisses the toast with the id; without an id, all toasts. */
  dismiss: (id?: string) => void;
  /** Shows one toast that follows a promise, and returns the promise. */
  promise: <Value>(promise: Promise<Value>, texts: PromiseToasts<Value>) => Promise<Value>;
}

/** A toast, and whether it is open or closing. */
export interface ShownToast {
  id: string;
  /** Grows with each change of the content, to restart the timer. */
  version: number;
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
