import { createContext, use, useEffect, useRef } from 'react';

/** Browsers with a close watcher send the back button or gesture to the topmost open window. */
interface WatcherWindow {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/**
 * Takes one step back of the browser's history for the caller: the next one calls `onBack` and stays on the page. Returns the function
 * that gives it up. A host has it where its router allows.
 */
export type HoldBack = (onBack: () => void) => () => void;

const HoldBackContext = createContext<HoldBack | null>(null);

/** Gives the dialogs and sheets below a way back in browsers without a close watcher: Safari, Firefox and Samsung Internet. */
export const BackProvider = HoldBackContext.Provider;

/** While it is mounted, a phone's back button or gesture asks for `onBack` instead of leaving the page. It shows nothing. */
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
    // A watcher works once, and the caller may have kept the window open.
    stop = watch(Watcher, back);
  };
  return () => stop();
}
