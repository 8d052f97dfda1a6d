import type { ToWorker } from '../worker-messages/worker-messages.js';

/** Deletes cached responses, so that the next student on this device cannot read them. */
export function forgetAnswers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'forget' } satisfies ToWorker);
}
