import { registerServiceWorker } from '@campushive/browser/service-worker';

const lost = () => import('./lost.js');

/** Starts the service worker once the page is there, and hands it what the page is made of. */
export function keepForOffline(): void {
  if (import.meta.env.DEV) return;
  const start = async () => {
    // Shown where a page, or a part of one, cannot be had: it must be here already.
    await lost();
    await registerServiceWorker('/sw.js', (url) => url.startsWith(`${location.origin}/assets/`));
  };
  // Without it (private windows, blocked storage) everything works but offline.
  const quietly = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') quietly();
  else window.addEventListener('load', quietly, { once: true });
}

/**
 * Says in `root`, which fell empty, that something did not come. First it tries again by itself: a page that was open when a
 * new version was put out asks for parts that are gone, and a fresh one has the new ones.
 */
export async function sayWhatIsLost(root: HTMLElement): Promise<void> {
  if (reloading) return;
  reloading = navigator.onLine && !hasJustReloaded();
  if (reloading) window.location.reload();
  else (await lost()).showLost(root);
}

let reloading = false;
const FRESH_FOR = 5 * 60_000;

/** What did not come to a fresh page either does not come by trying at once again. */
function hasJustReloaded(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  const reloaded = began !== undefined && 'type' in began && began.type === 'reload';
  return reloaded && performance.now() < FRESH_FOR;
}
