import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { WifiOff } from 'lucide-react';
import { screen } from '../../kernel/index.js';
import type { UnreachableMessages } from './unreachable.messages.js';

/** Texts, cause and actions of the error page. Complete without a provider. */
export interface UnreachableScreenProps {
  /** Texts in the reader's language. See `unreachableWords`. */
  t: UnreachableMessages;
  /** The device has no network. Otherwise a request failed. */
  offline: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** Error page for a page whose code failed to load. Works without a provider, because there may be none. */
export const UnreachableScreen = screen(function UnreachableScreen({
  t,
  offline,
  onRetry,
  onBack,
}: UnreachableScreenProps) {
  return (
    <div className="grid min-h-notice place-items-center bg-bg text-fg" role="alert">
      <EmptyState
        kind={offline ? 'offline' : 'failed'}
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
