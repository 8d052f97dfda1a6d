import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { TriangleAlert } from 'lucide-react';
import type { KernelMessages } from './kernel.messages.js';

export interface ScreenFailedViewProps {
  t: Pick<KernelMessages, 'screenFailed' | 'retry'>;
  /** Thrown error. For a missing provider, the message names it and shows the required setup. */
  error: unknown;
  onRetry: () => void;
}

/** Error view in place of a screen that threw. Works without a provider, because that may be missing. */
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

/** Returns the message of a missing provider, shown because only the host's developers can fix it. */
const hostMistake = (error: unknown) =>
  error instanceof Error && /Provider\b/.test(error.message) ? (
    <span className="block text-start font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {error.message}
    </span>
  ) : undefined;
