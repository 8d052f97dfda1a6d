import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';

interface FailedAlertProps {
  /** Message that names the failed content. */
  children: ReactNode;
  /** Label of the retry button. */
  retry: string;
  onRetry: () => void;
}

/** Error for a failed part of a page, with a retry button. Use `EmptyState` for a whole page. */
export function FailedAlert({ children, retry, onRetry }: FailedAlertProps) {
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
