import { useEffect, useRef } from 'react';

/** Why something that floats goes away. */
export type DismissReason = 'escape' | 'outside';

/**
 * While `open`: Escape, a press outside of all `parts`, or a focus that leaves them, asks to close. Escape is heard
 * before a dialog around it hears it, so that only the topmost thing closes.
 */
export function useDismiss(
  open: boolean,
  parts: () => readonly (Element | null)[],
  onDismiss: (reason: DismissReason) => void,
): void {
  const latest = useRef({ parts, onDismiss });
  useEffect(() => {
    latest.current = { parts, onDismiss };
  });
  useEffect(() => {
    if (!open) return;
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      latest.current.onDismiss('escape');
    }
    function elsewhere({ target }: Event): void {
      if (!(target instanceof Node)) return;
      if (latest.current.parts().every((part) => part?.contains(target) !== true))
        latest.current.onDismiss('outside');
    }
    window.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere);
    return () => {
      window.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
}
