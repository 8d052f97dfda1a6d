import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import type { ReactNode } from 'react';

interface NotReadyProps {
  state: { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };
  /** What the page is about, in its drawing. */
  icon: ReactNode;
  /** What could not be had. */
  failed: string;
  /** The button's word. */
  retry: string;
  /** What keeps the place while it is on its way, in its final size. */
  children: ReactNode;
}

/** Stands where the content of a page will be: its place while it loads, or that it failed, with a way to try again. */
export function NotReady({ state, icon, failed, retry, children }: NotReadyProps) {
  return state.status === 'loading' ? (
    <div aria-busy="true" className="grid animate-late-in gap-4">
      {children}
    </div>
  ) : (
    <EmptyState
      kind="failed"
      icon={icon}
      title={failed}
      action={<Button onClick={state.retry}>{retry}</Button>}
    />
  );
}
