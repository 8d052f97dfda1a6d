import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Brings the focus back to where it was before a window opened. Radix does so only for windows with a trigger of their
 * own; one that is opened by state would leave the focus nowhere.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus(event) {
      // The opener is no longer in the document, for instance a deleted row: focus moves to the main content.
      if (opener.current?.isConnected === false) {
        event.preventDefault();
        document.querySelector<HTMLElement>('main[tabindex]')?.focus();
        return;
      }
      // Safari does not focus a pressed button: then it is left to Radix, which knows its trigger. A window that came with
      // its page has none: the page begins.
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

/** The focused element, or the button of the menu in which it is: the menu will be gone. */
function openerOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
