import { createContext, use, useEffect, useRef } from 'react';

/** Window of a browser with a close watcher, which sends the back button or gesture to the topmost overlay. */
interface WatcherWindow {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/**
 * Intercepts the next step back in the browser's history: it calls `onBack`, and the page stays. Returns a function that ends the
 * interception. Hosts provide it where their router allows.
 */
export type HoldBack = (onBack: () => void) => () => void;

const HoldBackContext = createContext<HoldBack | null>(null);

/** Makes the back button close the dialogs and sheets below in browsers without a close watcher: Safari, Firefox and Samsung Internet. */
export const BackProvider = HoldBackContext.Provider;

/** While mounted, a phone's back button or gesture calls `onBack` instead of leaving the page. Renders nothing. */
export function BackCloses({ onBack }: { onBack: () => void }): null {
  const latest = useRef(onBack);
  const hold = use(HoldBackContext);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const { CloseWatcher } = window as WatcherWindow;
    const back = () => latest.current();
    if (CloseWatcher === undefined) return hold?.(back);
    return watch(CloseWatcher, back);
  }, [hold]);
  return null;
}

function watch(Watcher: NonNullable<WatcherWindow['CloseWatcher']>, back: () => void): () => void {
  const watcher = new Watcher();
  let stop = () => watcher.destroy();
  watcher.onclose = () => {
    back();
    // A watcher fires only once, and the caller may have left the overlay open.
    stop = watch(Watcher, back);
  };
  return () => stop();
}
