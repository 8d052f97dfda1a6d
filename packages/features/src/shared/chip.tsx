import { UnstyledButton } from '@campushive/ui/unstyled-button';
import type { ReactNode } from 'react';

interface ChipRowProps {
  /** What is chosen, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The row alone is scrolled, not the page: a link may lead to a choice that lies beyond the edge of a phone. */
function showPressed(row: HTMLElement | null): void {
  const pressed = row?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (row === null || pressed === undefined) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += pressed.left - left - (width - pressed.width) / 2;
}

/** Chips in a row that scrolls on its own, with room for the ring around the one that has the focus; what is chosen is in sight. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div
      ref={showPressed}
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
