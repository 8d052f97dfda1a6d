import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface FoldProps {
  /** Label of the button. */
  label: string;
  /** Icon before the label. */
  icon: ReactNode;
  children: ReactNode;
}

/**
 * Small menu under a button. Uses the native `details` element, so that it opens before hydration. After it, a press outside, a selection
 * and Escape close it.
 */
export function Fold({ label, icon, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const inside = event.target instanceof Node && details.current?.contains(event.target) === true;
      if (!inside) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, no-restricted-syntax -- Escape reaches it from the links inside; it opens without code
    <details ref={details} onKeyDown={onKeyDown} className="sm:relative">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-1 rounded-control hover:bg-fill [&::-webkit-details-marker]:hidden">
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      {/* Spans the bar on a phone, because large text needs the full width. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows the press on a link inside */}
      <div
        onClick={close}
        className="absolute end-gutter z-30 mt-2 grid min-w-menu gap-0.5 rounded-card border border-line bg-surface p-2 whitespace-normal shadow-overlay sm:end-0"
      >
        {children}
      </div>
    </details>
  );
}
