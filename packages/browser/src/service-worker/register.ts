import type { ToWorker } from '../worker-messages/worker-messages.js';

/** Registers a service worker and sends it the URLs of this page's files, so that the page opens offline too. */
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

/** Converts the URL to a trusted one where the site requires Trusted Types (its policy `trusted-types service-worker`). */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  return trustedTypes.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url);
}
