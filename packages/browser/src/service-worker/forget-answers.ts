import type { ToWorker } from '../worker-messages/worker-messages.js';

/** The next student on this device must not read what this one read. */
export function forgetAnswers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'forget' } satisfies ToWorker);
}
