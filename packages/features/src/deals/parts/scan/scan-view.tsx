import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Spinner } from '@campushive/ui/spinner';
import { CameraOff } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './scan.catalogue.js';
import type { Scanner } from './use-scanner.js';
import { RetryButton } from '../../../shared/retry-button.js';

/** Scanner of a dialog, with the way back to typing. */
export interface ScanViewProps {
  /** State of the camera: starting, scanning or failed. */
  scanner: Scanner;
  /** Message for a QR code of another kind. */
  wrong: string;
  /** Called to return to typing the code. */
  onClose: () => void;
}

/** Camera picture with a frame for the code, or the camera's error. */
export function ScanView({ scanner: { state, video }, wrong, onClose }: ScanViewProps) {
  const t = useMessages(catalogue);
  if (state.status === 'failed') {
    return (
      <EmptyState
        kind="failed"
        headingLevel={3}
        icon={<CameraOff />}
        title={t.problems[state.problem]}
        description={t.problemTexts[state.problem]}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={onClose}>{t.type}</Button>
            <RetryButton variant="outline" onClick={state.retry} />
          </span>
        }
      />
    );
  }
  return (
    <div className="grid justify-items-center gap-3">
      <div className="relative aspect-square w-full max-w-sm overflow-hidden rounded-card bg-fill">
        <video ref={video} muted playsInline aria-hidden="true" className="size-full object-cover" />
        {state.status === 'starting' ? (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner label={t.starting} />
          </span>
        ) : (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-1/6 rounded-card border-4 border-on-photo shadow-overlay"
          />
        )}
      </div>
      <p role="status" className="min-h-12 max-w-sm text-center">
        {state.status === 'starting' ? t.starting : state.wrong ? wrong : t.hold}
      </p>
      <Button variant="outline" onClick={onClose}>
        {t.type}
      </Button>
    </div>
  );
}
