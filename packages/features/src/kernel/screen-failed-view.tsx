import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { TriangleAlert } from 'lucide-react';
import type { KernelMessages } from './kernel.messages.js';

export interface ScreenFailedViewProps {
  t: Pick<KernelMessages, 'screenFailed' | 'retry'>;
  /** What was thrown. A provider that the host left out is named, with what goes around the screens. */
  error: unknown;
  /** Try again was pressed. */
  onRetry: () => void;
}

/** Stands in the place of a screen that threw. It needs no provider: there may be none. */
export function ScreenFailedView({ t, error, onRetry }: ScreenFailedViewProps) {
  return (
    <EmptyState
      kind="failed"
      icon={<TriangleAlert />}
      title={t.screenFailed}
      description={hostMistake(error)}
      action={<Button onClick={onRetry}>{t.retry}</Button>}
    />
  );
}

/** Only a host can mend it, and its developers see it first. */
const hostMistake = (error: unknown) =>
  error instanceof Error && /Provider\b/.test(error.message) ? (
    <span className="block text-start font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {error.message}
    </span>
  ) : undefined;
