import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';

export interface RowPagesProps {
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  words: { readonly more: string };
  /** One `<li>` each. */
  children: ReactNode;
}

/** Rows one below the other, and a button for the next page while there is one. */
export function RowPages({ state, words, children }: RowPagesProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">{children}</ul>
      {state.more === null ? null : (
        <div className="flex justify-center">
          <Button tone="outline" loading={state.loadingMore} onClick={state.more}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}
