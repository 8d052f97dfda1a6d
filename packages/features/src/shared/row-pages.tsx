import type { ReactNode } from 'react';
import { ShowMoreButton } from './show-more.js';

/** Rows of a list with their paging state. */
export interface RowPagesProps {
  /** Paging state. `more` is null on the last page. */
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  /** Button label. */
  t: { readonly more: string };
  /** Rows, as `<li>` elements. */
  children: ReactNode;
}

/** List of rows with a button for the next page. */
export function RowPages({ state, t, children }: RowPagesProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">{children}</ul>
      <ShowMoreButton state={state} t={t} />
    </div>
  );
}
