import { UnstyledButton } from '@campushive/ui/unstyled-button';
import type { ReactNode } from 'react';

interface ChipRowProps {
  /** What is chosen, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Chips in a row that scrolls on its own, with room for the ring around the one that has the focus. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-gutter -mt-1 flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {children}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of the choices. */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <UnstyledButton
      aria-pressed={pressed}
      onClick={onClick}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition hover:border-line-strong aria-pressed:border-transparent aria-pressed:bg-fg aria-pressed:text-bg"
    >
      {children}
    </UnstyledButton>
  );
}
