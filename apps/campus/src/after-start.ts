import { followHeading } from '@campushive/browser/document-title';
import { keepInstallOffer } from '@campushive/browser/install-offer';
import { followPages } from '@campushive/browser/page-focus';
import { prefetchOnIntent } from '@campushive/browser/prefetch';
import { registerServiceWorker } from '@campushive/browser/service-worker';
import { preloadToasts } from '@campushive/ui/toast';
import type { Host } from './host.js';

/** Starts the parts that a page needs only after it is interactive. */
export function afterStart(
  root: HTMLElement,
  { campus, preferences, keepsOffline }: Host,
  preload: (pathname: string) => Promise<void>,
): void {
  followHeading(root, campus.name);
  followPages(root);
  keepInstallOffer();
  prefetchOnIntent(preload, () => preferences.now().saveData);
  if (keepsOffline) cacheForOffline();
}

/** Registers the service worker. Without one (private windows, blocked storage) everything except offline use works. */
function cacheForOffline(): void {
  const assets = `${window.location.origin}/assets/`;
  const start = async () => {
    // Skipped on a first visit, because a page without a worker caches nothing yet.
    if (hasWorker()) await preloadToasts();
    await registerServiceWorker('/sw.js', (url) => url.startsWith(assets)).catch(() => undefined);
  };
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}

/** Returns whether a service worker controls this page. Browsers lack the interface in private windows. */
const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
