import { followHeading } from '@campushive/browser/document-title';
import { keepInstallOffer } from '@campushive/browser/install-offer';
import { followPages } from '@campushive/browser/page-focus';
import { prefetchOnIntent } from '@campushive/browser/prefetch';
import { registerServiceWorker } from '@campushive/browser/service-worker';
import { preloadToasts } from '@campushive/ui/toast';
import type { Host } from './host.js';

/** What a page needs only once it is there. */
export function afterStart(
  root: HTMLElement,
  { campus, preferences }: Host,
  preload: (pathname: string) => Promise<void>,
): void {
  followHeading(root, campus.name);
  followPages(root);
  keepInstallOffer();
  prefetchOnIntent(preload, () => preferences.now().saveData);
  if (!import.meta.env.DEV) keepForOffline();
}

/** Without it (private windows, blocked storage) everything works but offline. */
function keepForOffline(): void {
  const assets = `${window.location.origin}/assets/`;
  const start = async () => {
    // A first visit does not pay for it: a page without a worker keeps nothing yet.
    if (hasWorker()) await preloadToasts();
    await registerServiceWorker('/sw.js', (url) => url.startsWith(assets)).catch(() => undefined);
  };
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}

/** Tells whether a service worker answers this page. Browsers lack the interface in private windows. */
const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
