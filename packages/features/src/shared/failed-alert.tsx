import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';

interface FailedAlertProps {
  /** What could not be had. */
  children: ReactNode;
  /** The button's word. */
  retry: string;
  onRetry: () => void;
}

/** Stands where a part of a page could not be had, with a way to try again; a whole page has an `EmptyState`. */
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
