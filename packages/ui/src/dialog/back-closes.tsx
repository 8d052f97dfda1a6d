import { useEffect, useRef } from 'react';

/** What browsers have that know a way back for windows; others leave the page by it, as ever. */
interface WatcherWindow {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/** While it is mounted, a phone's back button or gesture asks for `onBack` instead of leaving the page. It shows nothing. */
export function BackCloses({ onBack }: { onBack: () => void }): null {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const { CloseWatcher } = window as WatcherWindow;
    if (!CloseWatcher) return;
    let stop = watch(CloseWatcher);
    function watch(Watcher: NonNullable<WatcherWindow['CloseWatcher']>): () => void {
      const watcher = new Watcher();
      watcher.onclose = () => {
        latest.current();
        // It works once, and the caller may have kept the window open.
        stop = watch(Watcher);
      };
      return () => watcher.destroy();
    }
    return () => stop();
  }, []);
  return null;
}
