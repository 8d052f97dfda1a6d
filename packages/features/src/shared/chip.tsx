import { UnstyledButton } from '@campushive/ui/unstyled-button';
import type { ReactNode } from 'react';

interface ChipRowProps {
  /** Accessible name of the group. Default: none, for a row of several groups. */
  label?: string;
  children: ReactNode;
}

/**
 * Scrolls the row, not the page, to the pressed chip. A link may select a chip beyond the edge of a phone's screen. The first chip of a group
 * is its default, for which the start of the row stays in view.
 */
function showPressed(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-pressed="true"], [aria-current="page"]');
  if (row === null || chip == null || chip.previousElementSibling === null) return;
  const pressed = chip.getBoundingClientRect();
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += pressed.left - left - (width - pressed.width) / 2;
}

/** Row of chips that scrolls horizontally, with room for the focus ring. The pressed chip is scrolled into view. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div
      ref={showPressed}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      // Positioned, so that it clips the hidden labels of its fields as well.
      className="relative -mx-gutter -mt-1 flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0"
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

/** Group of chips inside a row that has several. */
export function ChipGroup({ label, children }: Required<ChipRowProps>) {
  return (
    <div role="group" aria-label={label} className="contents">
      {children}
    </div>
  );
}

/** Look of a chip; `current:` and `aria-pressed:` mark the chosen one. */
export const chipClass =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition hover:border-line-strong current:border-transparent current:bg-fg current:text-bg aria-pressed:border-transparent aria-pressed:bg-fg aria-pressed:text-bg';

/** Chip of a row, pressed or not. */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <UnstyledButton aria-pressed={pressed} onClick={onClick} className={chipClass}>
      {children}
    </UnstyledButton>
  );
}
