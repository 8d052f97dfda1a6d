import { useCallback, useState } from 'react';
import { afterPaint } from './after-paint.js';

/** See {@link useOnDemand}. */
export interface OnDemand<Part> {
  /** What was loaded, once it was wanted and has arrived. */
  readonly part: Part | null;
  /** Fetches it quietly: the pointer is on what would open it. */
  readonly prepare: () => void;
  /** Fetches it, and lets `part` be it. Wanting again after a failure tries again. */
  readonly want: () => void;
}

/**
 * Code that most visits never need, menus and dialogs above all, fetched when the user reaches for it. `load` is a
 * dynamic import, written outside the component; a failed one (no network) leaves everything as it was. It begins once the
 * touch that asks for it is answered: naming a dozen chunks to the browser takes longer than all else that a touch does.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const prepare = useCallback(() => afterPaint(() => void load().catch(() => undefined)), [load]);
  const want = useCallback(
    () =>
      afterPaint(
        () =>
          void load().then(
            (loaded) => setPart(() => loaded),
            () => undefined,
          ),
      ),
    [load],
  );
  return { part, prepare, want };
}
