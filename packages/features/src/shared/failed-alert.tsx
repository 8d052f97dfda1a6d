import { Alert } from '@campushive/ui/alert';
import type { ReactNode } from 'react';
import { RetryButton } from './retry-button.js';

interface FailedAlertProps {
  /** Message that names the failed content. */
  children: ReactNode;
  onRetry: () => void;
}

/** Error for a failed part of a page, with a retry button. Use `LoadFailed` for a whole page. */
export function FailedAlert({ children, onRetry }: FailedAlertProps) {
  return (
    <Alert tone="danger" action={<RetryButton size="sm" variant="outline" onClick={onRetry} />}>
      {children}
    </Alert>
  );
}
