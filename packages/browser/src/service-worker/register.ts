import type { ToWorker } from '../worker-messages/worker-messages.js';

/** Registers a service worker and hands it the addresses of what this page is made of, so that it opens offline too. */
export async function registerServiceWorker(url: string, isPart: (url: string) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trusted(url));
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter(isPart);
  active?.postMessage({ type: 'keep', urls } satisfies ToWorker);
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Where the site accepts code from trusted addresses only (its `trusted-types service-worker` policy), this is the one. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  return trustedTypes.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url);
}
