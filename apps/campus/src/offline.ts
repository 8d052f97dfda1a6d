import type { ToWorker } from './service-worker/caches.js';

const lost = () => import('./lost.js');

/** Starts the service worker once the page is there, and hands it what the page is made of. */
export function keepForOffline(): void {
  if (import.meta.env.DEV) return;
  const start = async () => {
    // Shown where a page, or a part of one, cannot be had: it must be here already.
    await lost();
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.register(workerAddress());
    const { active } = await navigator.serviceWorker.ready;
    const urls = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ type: 'keep', urls } satisfies ToWorker);
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

const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Where the site demands that code comes from trusted addresses only (its `trusted-types` policy), this is the one. */
function workerAddress(): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return WORKER;
  return trustedTypes.createPolicy('campushive', { createScriptURL: () => WORKER }).createScriptURL(WORKER);
}
