import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.js';

interface NotReadyProps {
  state: { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };
  /** Drawing for the error state, with the subject of the page. */
  icon: ReactNode;
  /** Message that names the failed content. */
  failed: string;
  /** Skeleton in the final size of the content. */
  children: ReactNode;
}

/** Placeholder for a page's content: a skeleton while it loads, or an error with a retry button. */
export function NotReady({ state, icon, failed, children }: NotReadyProps) {
  return state.status === 'loading' ? (
    <div aria-busy="true" className="grid animate-late-in gap-4">
      {children}
    </div>
  ) : (
    <LoadFailed icon={icon} title={failed} onRetry={state.retry} />
  );
}
