import type { ReactNode } from 'react';
import { ShowMoreButton } from './show-more.js';

export interface RowPagesProps {
  /** Whether there is more, and whether it is on its way. */
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  /** What the button says. */
  t: { readonly more: string };
  /** One `<li>` each. */
  children: ReactNode;
}

/** Rows one below the other, and a button for the next page while there is one. */
export function RowPages({ state, t, children }: RowPagesProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">{children}</ul>
      <ShowMoreButton state={state} t={t} />
    </div>
  );
}
