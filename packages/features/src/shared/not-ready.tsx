import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import type { ReactNode } from 'react';

interface NotReadyProps {
  state: { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };
  /** Drawing for the error state, with the subject of the page. */
  icon: ReactNode;
  /** Message that names the failed content. */
  failed: string;
  /** Label of the retry button. */
  retry: string;
  /** Skeleton in the final size of the content. */
  children: ReactNode;
}

/** Placeholder for a page's content: a skeleton while it loads, or an error with a retry button. */
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
