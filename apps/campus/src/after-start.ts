import { followHeading } from '@campushive/browser/document-title';
import { keepInstallOffer } from '@campushive/browser/install-offer';
import { followPages } from '@campushive/browser/page-focus';
import { prefetchOnIntent } from '@campushive/browser/prefetch';
import { registerServiceWorker } from '@campushive/browser/service-worker';
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
  const start = () =>
    void registerServiceWorker('/sw.js', (url) => url.startsWith(assets)).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
