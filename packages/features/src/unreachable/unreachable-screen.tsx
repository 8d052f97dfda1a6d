import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { WifiOff } from 'lucide-react';
import { screen } from '../kernel/index.js';
import type { UnreachableMessages } from './unreachable.messages.js';

export interface UnreachableScreenProps {
  /** Those of the reader's language: see `unreachableWords`. */
  t: UnreachableMessages;
  /** There is no network at all; otherwise one that failed. */
  offline: boolean;
  /** Try again was pressed. */
  onRetry: () => void;
  /** Back was pressed. */
  onBack: () => void;
}

/** Stands in the place of a page whose code did not come. It needs no provider: there may be none left. */
export const UnreachableScreen = screen(function UnreachableScreen({
  t,
  offline,
  onRetry,
  onBack,
}: UnreachableScreenProps) {
  return (
    <div className="grid min-h-notice place-items-center bg-bg text-fg" role="alert">
      <EmptyState
        kind="failed"
        headingLevel={1}
        icon={<WifiOff />}
        title={offline ? t.offlineTitle : t.failedTitle}
        description={offline ? t.offlineText : t.failedText}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{t.retry}</Button>
            <Button variant="outline" onClick={onBack}>
              {t.back}
            </Button>
          </span>
        }
      />
    </div>
  );
});
