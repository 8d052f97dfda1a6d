import type { ToWorker } from './service-worker/caches.js';

const lost = () => import('./lost.js');

/** Starts the service worker once the page is there, and hands it what the page is made of. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = async () => {
    await navigator.serviceWorker.register(workerAddress());
    const { active } = await navigator.serviceWorker.ready;
    // Shown where a page, or a part of one, cannot be had: it must be here already.
    await lost();
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

/** Says in `root`, which fell empty, that something did not come. */
export async function sayWhatIsLost(root: HTMLElement): Promise<void> {
  (await lost()).showLost(root);
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
