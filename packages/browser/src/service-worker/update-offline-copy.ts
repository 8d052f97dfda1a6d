import { requestOf } from '@campushive/contract/client';
import type { OfflineCopy } from '@campushive/features';
import type { ToWorker } from '../worker-messages/worker-messages.js';

/** Sends a newer response of a call to the service worker, which replaces the stored one. */
export function updateOfflineCopy(api: string, { call, input, answer }: OfflineCopy): void {
  if (!('serviceWorker' in navigator)) return;
  const { href } = new URL(api + requestOf(call, { ...input }, {}).path, window.location.href);
  const body = JSON.stringify({ status: 'success', ...answer });
  navigator.serviceWorker.controller?.postMessage({ type: 'update', url: href, body } satisfies ToWorker);
}
