import { useCallback, useState } from 'react';
import { loadTranslations, useLocale } from '../../kernel/index.js';
import { afterPaint } from '../after-paint.js';

/** See {@link useOnDemand}. */
export interface OnDemand<Part> {
  /** Loaded module; null until it was requested and has loaded. */
  readonly part: Part | null;
  /** Preloads the module, such as when the pointer is over its button. */
  readonly prepare: () => void;
  /** Loads the module into `part`. Retries after a failure. */
  readonly want: () => void;
  /** The last {@link OnDemand.want} failed, such as without a network. False again during the next try. */
  readonly hasFailed: boolean;
}

/**
 * Loads code that most visits never need, such as menus and dialogs, when the user reaches for it. `load` is a dynamic
 * import, defined outside the component. A failed load (no network) changes only `hasFailed`. Loading starts after the response
 * to a touch is painted, because resolving a dozen chunks takes longer than the rest of the handler. The part comes with its texts: one that
 * suspended for them would hide the page around it.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const locale = useLocale();
  const loadWithTexts = useCallback(async () => {
    const loaded = await load();
    await loadTranslations(locale);
    return loaded;
  }, [load, locale]);
  const prepare = useCallback(
    () => afterPaint(() => void loadWithTexts().catch(() => undefined)),
    [loadWithTexts],
  );
  const want = useCallback(() => {
    setFailed(false);
    afterPaint(
      () =>
        void loadWithTexts().then(
          (loaded) => setPart(() => loaded),
          () => setFailed(true),
        ),
    );
  }, [loadWithTexts]);
  return { part, prepare, want, hasFailed };
}
