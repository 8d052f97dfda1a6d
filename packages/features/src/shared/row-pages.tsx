import type { ReactNode } from 'react';
import { ShowMoreButton } from './show-more.js';

/** Rows of a list with their paging state. */
export interface RowPagesProps {
  /** Paging state. `more` is null on the last page. */
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  /** Button label. */
  t: { readonly more: string };
  /** Shows two rows side by side from tablets on. Default `false`. */
  paired?: boolean;
  /** Rows, as `<li>` elements. */
  children: ReactNode;
}

/** List of rows with a button for the next page. */
export function RowPages({ state, t, paired = false, children }: RowPagesProps) {
  return (
    <div className="grid gap-4">
      <ul className={`grid grid-cols-1 gap-3 ${paired ? 'md:grid-cols-2' : ''}`}>{children}</ul>
      <ShowMoreButton state={state} t={t} />
    </div>
  );
}
