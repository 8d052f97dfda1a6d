import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Input of {@link useFocusReturn}: the handlers of the consumer, which run first and can prevent ours. */
interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** False when the focus may already be elsewhere in the page, where it stays. Default `true`. */
  modal?: boolean;
}

/**
 * Returns the focus to the element that had it before an overlay opened. Radix does so only for overlays with their own trigger; one that
 * is opened by state would lose the focus.
 */
export function useFocusReturn(handlers: FocusHandlers = {}): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      opener.current = openerOf(document.activeElement);
      handlers.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      handlers.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      if (handlers.modal === false && document.activeElement !== document.body) {
        event.preventDefault();
        return;
      }
      // The opener is no longer in the document, for instance a deleted row: focus moves to the main content.
      if (opener.current?.isConnected === false) {
        event.preventDefault();
        document.querySelector<HTMLElement>('main[tabindex]')?.focus();
        return;
      }
      // Safari does not focus a pressed button: then Radix restores the focus, because it knows its trigger. An overlay that opened with
      // its page has no opener: the focus moves to the start of the page.
      if (!opener.current?.isConnected || opener.current === document.body) {
        queueMicrotask(() => {
          if (document.activeElement === document.body)
            document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
        });
        return;
      }
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** Returns the focused element, or the button of the menu that contains it, because the menu will disappear. */
function openerOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
