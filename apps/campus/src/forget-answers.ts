import type { ToWorker } from './service-worker/caches.js';

/** The next student on this device must not read what this one read. */
export function forgetAnswers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'forget' } satisfies ToWorker);
}
