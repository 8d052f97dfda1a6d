import { EmptyState, type EmptyStateProps } from '@campushive/ui/empty-state';
import type { ReactNode } from 'react';
import { RetryButton } from './retry-button.js';

interface LoadFailedProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'headingLevel'> {
  onRetry: () => void;
  /** Further way on, beside the retry button. */
  children?: ReactNode;
}

/** Error in place of content that could not be loaded, with a button to try again. */
export function LoadFailed({ onRetry, children, ...rest }: LoadFailedProps) {
  return (
    <EmptyState
      kind="failed"
      {...rest}
      action={
        children === undefined ? (
          <RetryButton onClick={onRetry} />
        ) : (
          <span className="flex flex-wrap items-center justify-center gap-3">
            <RetryButton onClick={onRetry} />
            {children}
          </span>
        )
      }
    />
  );
}
