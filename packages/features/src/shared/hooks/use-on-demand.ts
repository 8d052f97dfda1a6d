import { useCallback, useState } from 'react';
import { afterPaint } from '../after-paint.js';

/** See {@link useOnDemand}. */
export interface OnDemand<Part> {
  /** Loaded module; null until it was requested and has loaded. */
  readonly part: Part | null;
  /** Preloads the module, such as when the pointer is over its button. */
  readonly prepare: () => void;
  /** Loads the module into `part`. Retries after a failure. */
  readonly want: () => void;
}

/**
 * Loads code that most visits never need, such as menus and dialogs, when the user reaches for it. `load` is a dynamic
 * import, defined outside the component. A failed load (no network) changes nothing. Loading starts after the response
 * to a touch is painted, because resolving a dozen chunks takes longer than the rest of the handler.
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
